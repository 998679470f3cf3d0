BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE choices (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	word VARCHAR(200) NOT NULL, 
	at DATETIME NOT NULL, spent INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "choices" VALUES('13307a5364b6',1,1,'choose','clockwise','2026-11-16 07:14:58.066633',3);
INSERT INTO "choices" VALUES('13307a5364b6',2,1,'choose','redraw','2026-11-16 07:14:58.148945',82);
INSERT INTO "choices" VALUES('13307a5364b6',3,2,'choose','keep animator-of-delight','2026-11-16 07:14:58.161194',12);
INSERT INTO "choices" VALUES('13307a5364b6',4,0,'choose','keep web-of-whispers','2026-11-16 07:14:58.195391',34);
INSERT INTO "choices" VALUES('13307a5364b6',5,1,'choose','dignitary to mission','2026-11-16 07:14:58.275438',80);
INSERT INTO "choices" VALUES('13307a5364b6',6,1,'undo','','2026-11-16 07:14:58.297417',0);
INSERT INTO "choices" VALUES('13307a5364b6',7,1,'choose','acolyte to court','2026-11-16 07:14:58.332081',35);
INSERT INTO "choices" VALUES('13307a5364b6',8,1,'undo','','2026-11-16 07:14:58.411253',0);
INSERT INTO "choices" VALUES('13307a5364b6',9,1,'choose','dark-exarch to influence','2026-11-16 07:14:58.416840',6);
INSERT INTO "choices" VALUES('13307a5364b6',10,2,'choose','dignitary to influence','2026-11-16 07:14:58.450401',34);
INSERT INTO "choices" VALUES('13307a5364b6',11,0,'choose','web-of-whispers to influence','2026-11-16 07:14:58.489558',39);
INSERT INTO "choices" VALUES('13307a5364b6',12,1,'choose','assassin to mission','2026-11-16 07:14:58.517831',28);
INSERT INTO "choices" VALUES('13307a5364b6',13,2,'choose','nameless to mission','2026-11-16 07:14:58.544017',26);
INSERT INTO "choices" VALUES('13307a5364b6',14,0,'choose','assassin to mission','2026-11-16 07:14:58.567582',24);
INSERT INTO "choices" VALUES('13307a5364b6',15,1,'choose','acolyte to mission','2026-11-16 07:14:58.591180',24);
INSERT INTO "choices" VALUES('13307a5364b6',16,2,'choose','acolyte to mission','2026-11-16 07:14:58.624277',33);
INSERT INTO "choices" VALUES('13307a5364b6',17,0,'choose','nameless to influence','2026-11-16 07:14:58.663484',39);
INSERT INTO "choices" VALUES('13307a5364b6',18,1,'choose','nameless to court','2026-11-16 07:14:58.701452',38);
INSERT INTO "choices" VALUES('13307a5364b6',19,2,'choose','pass','2026-11-16 07:14:58.745155',44);
INSERT INTO "choices" VALUES('13307a5364b6',20,0,'choose','pass','2026-11-16 07:14:58.766082',21);
INSERT INTO "choices" VALUES('13307a5364b6',21,1,'choose','dignitary to influence','2026-11-16 07:14:58.797309',31);
INSERT INTO "choices" VALUES('13307a5364b6',22,2,'choose','acolyte.c with dignitary.c','2026-11-16 07:14:58.819561',22);
INSERT INTO "choices" VALUES('13307a5364b6',23,0,'choose','acolyte.c with nameless.c','2026-11-16 07:14:58.876054',56);
INSERT INTO "choices" VALUES('13307a5364b6',24,1,'choose','decline','2026-11-16 07:14:58.882650',7);
INSERT INTO "choices" VALUES('13307a5364b6',25,1,'choose','C','2026-11-16 07:14:58.918975',36);
INSERT INTO "choices" VALUES('13307a5364b6',26,1,'choose','anticlockwise','2026-11-16 07:14:58.939739',21);
INSERT INTO "choices" VALUES('13307a5364b6',27,2,'choose','keep grave-notary','2026-11-16 07:14:58.962678',23);
INSERT INTO "choices" VALUES('13307a5364b6',28,1,'choose','redraw','2026-11-16 07:14:58.985217',23);
INSERT INTO "choices" VALUES('13307a5364b6',29,0,'choose','keep oath-cantor','2026-11-16 07:14:59.013622',28);
INSERT INTO "choices" VALUES('13307a5364b6',30,2,'choose','nameless to mission','2026-11-16 07:14:59.042545',29);
INSERT INTO "choices" VALUES('13307a5364b6',31,1,'choose','dignitary to influence','2026-11-16 07:14:59.063265',21);
INSERT INTO "choices" VALUES('13307a5364b6',32,0,'choose','pass','2026-11-16 07:14:59.083261',20);
INSERT INTO "choices" VALUES('13307a5364b6',33,0,'ask','26','2026-11-16 07:14:59.120478',0);
INSERT INTO "choices" VALUES('13307a5364b6',34,1,'agree','','2026-11-16 07:14:59.142631',0);
INSERT INTO "choices" VALUES('13307a5364b6',35,2,'back','26','2026-11-16 07:14:59.165485',0);
INSERT INTO "choices" VALUES('13307a5364b6',36,0,'ask','25','2026-11-16 07:14:59.185722',0);
INSERT INTO "choices" VALUES('13307a5364b6',37,1,'refuse','','2026-11-16 07:14:59.222266',0);
INSERT INTO "choices" VALUES('13307a5364b6',38,1,'standin','greedy','2026-11-16 07:14:59.255821',60090);
INSERT INTO "choices" VALUES('13307a5364b6',39,1,'choose','dark-exarch to mission','2026-11-16 07:14:59.816900',0);
INSERT INTO "choices" VALUES('13307a5364b6',40,1,'return','','2026-11-16 07:14:59.842668',0);
INSERT INTO "choices" VALUES('13307a5364b6',41,0,'standin','greedy','2026-11-16 07:14:59.871327',60054);
INSERT INTO "choices" VALUES('13307a5364b6',42,0,'choose','dignitary to mission','2026-11-16 07:15:00.032844',0);
INSERT INTO "choices" VALUES('13307a5364b6',43,2,'choose','grave-notary to court','2026-11-16 07:15:00.054469',22);
INSERT INTO "choices" VALUES('13307a5364b6',44,2,'choose','decline','2026-11-16 07:15:00.097786',43);
INSERT INTO "choices" VALUES('13307a5364b6',45,1,'choose','assassin to mission','2026-11-16 07:15:00.118868',21);
INSERT INTO "choices" VALUES('13307a5364b6',46,0,'choose','assassin to influence','2026-11-16 07:15:00.151582',0);
INSERT INTO "choices" VALUES('cd0617db9db4',1,1,'choose','clockwise','2026-11-16 07:15:00.286705',2);
INSERT INTO "choices" VALUES('cd0617db9db4',2,1,'choose','keep dark-exarch','2026-11-16 07:15:00.294480',8);
INSERT INTO "choices" VALUES('cd0617db9db4',3,2,'choose','keep ecclesiast','2026-11-16 07:15:00.332773',0);
INSERT INTO "choices" VALUES('cd0617db9db4',4,0,'choose','keep velvet-warden','2026-11-16 07:15:00.363873',0);
INSERT INTO "choices" VALUES('cd0617db9db4',5,1,'choose','nameless to influence','2026-11-16 07:15:00.392488',29);
INSERT INTO "choices" VALUES('cd0617db9db4',6,2,'choose','acolyte to court','2026-11-16 07:15:00.413282',0);
INSERT INTO "choices" VALUES('cd0617db9db4',7,0,'choose','velvet-warden to court','2026-11-16 07:15:00.432037',0);
INSERT INTO "choices" VALUES('cd0617db9db4',8,1,'choose','assassin to mission','2026-11-16 07:15:00.454178',22);
INSERT INTO "choices" VALUES('cd0617db9db4',9,2,'choose','dignitary to mission','2026-11-16 07:15:00.474180',0);
INSERT INTO "choices" VALUES('cd0617db9db4',10,0,'choose','nameless to mission','2026-11-16 07:15:00.494981',0);
INSERT INTO "choices" VALUES('cd0617db9db4',11,1,'choose','acolyte to influence','2026-11-16 07:15:00.541087',46);
INSERT INTO "choices" VALUES('cd0617db9db4',12,2,'choose','nameless to influence','2026-11-16 07:15:00.565905',0);
INSERT INTO "choices" VALUES('cd0617db9db4',13,0,'choose','pass','2026-11-16 07:15:00.591416',0);
INSERT INTO "choices" VALUES('cd0617db9db4',14,1,'choose','dark-exarch to mission','2026-11-16 07:15:00.652979',62);
INSERT INTO "choices" VALUES('cd0617db9db4',15,2,'choose','assassin to court','2026-11-16 07:15:00.663571',0);
INSERT INTO "choices" VALUES('0d33506e9da6',1,0,'choose','redraw','2026-11-16 07:15:00.794873',0);
INSERT INTO "choices" VALUES('0d33506e9da6',2,1,'choose','keep night-courier','2026-11-16 07:15:00.820098',0);
INSERT INTO "choices" VALUES('0d33506e9da6',3,0,'choose','court-taster to court','2026-11-16 07:15:00.841553',0);
INSERT INTO "choices" VALUES('0d33506e9da6',4,1,'choose','dignitary to mission','2026-11-16 07:15:00.870508',0);
INSERT INTO "choices" VALUES('0d33506e9da6',5,0,'choose','acolyte to influence','2026-11-16 07:15:00.912292',0);
INSERT INTO "choices" VALUES('0d33506e9da6',6,0,'undo','','2026-11-16 07:15:00.935126',0);
INSERT INTO "choices" VALUES('0d33506e9da6',7,0,'choose','dignitary to influence','2026-11-16 07:15:00.954460',0);
INSERT INTO "choices" VALUES('0d33506e9da6',8,0,'undo','','2026-11-16 07:15:00.973878',0);
INSERT INTO "choices" VALUES('0d33506e9da6',9,0,'choose','acolyte to mission','2026-11-16 07:15:01.004579',0);
INSERT INTO "choices" VALUES('0d33506e9da6',10,1,'choose','assassin to mission','2026-11-16 07:15:01.031212',0);
INSERT INTO "choices" VALUES('0d33506e9da6',11,0,'choose','pass','2026-11-16 07:15:01.069665',0);
INSERT INTO "choices" VALUES('0d33506e9da6',12,1,'choose','nameless to influence','2026-11-16 07:15:01.100341',0);
INSERT INTO "choices" VALUES('0d33506e9da6',13,1,'choose','acolyte to court','2026-11-16 07:15:01.119028',0);
INSERT INTO "choices" VALUES('0d33506e9da6',14,1,'choose','night-courier to mission','2026-11-16 07:15:01.153820',0);
INSERT INTO "choices" VALUES('0d33506e9da6',15,1,'choose','use','2026-11-16 07:15:01.205083',0);
INSERT INTO "choices" VALUES('0d33506e9da6',16,1,'choose','acolyte.b','2026-11-16 07:15:01.229267',0);
INSERT INTO "choices" VALUES('0d33506e9da6',17,1,'choose','assassin.b','2026-11-16 07:15:01.280430',0);
INSERT INTO "choices" VALUES('0d33506e9da6',18,1,'choose','save assassin.b','2026-11-16 07:15:01.319333',0);
INSERT INTO "choices" VALUES('0d33506e9da6',19,1,'choose','nameless.b with acolyte.b','2026-11-16 07:15:01.340377',0);
INSERT INTO "choices" VALUES('0d33506e9da6',20,1,'choose','night-courier with dignitary.b','2026-11-16 07:15:01.359960',0);
INSERT INTO "choices" VALUES('0d33506e9da6',21,0,'choose','B','2026-11-16 07:15:01.386031',0);
INSERT INTO "choices" VALUES('0d33506e9da6',22,1,'choose','redraw','2026-11-16 07:15:01.413349',0);
INSERT INTO "choices" VALUES('0d33506e9da6',23,0,'choose','redraw','2026-11-16 07:15:01.435955',0);
INSERT INTO "choices" VALUES('0d33506e9da6',24,1,'choose','nameless to influence','2026-11-16 07:15:01.457416',0);
INSERT INTO "choices" VALUES('0d33506e9da6',25,0,'choose','acolyte to mission','2026-11-16 07:15:01.480250',0);
INSERT INTO "choices" VALUES('0d33506e9da6',26,1,'choose','drowned-regent to mission','2026-11-16 07:15:01.501316',0);
INSERT INTO "choices" VALUES('0d33506e9da6',27,0,'choose','court-taster to court','2026-11-16 07:15:01.544763',0);
INSERT INTO "choices" VALUES('0d33506e9da6',28,1,'choose','acolyte to mission','2026-11-16 07:15:01.564623',0);
INSERT INTO "choices" VALUES('0d33506e9da6',29,0,'choose','tongue-of-the-throne to mission','2026-11-16 07:15:01.586073',0);
INSERT INTO "choices" VALUES('0d33506e9da6',30,1,'choose','assassin to court','2026-11-16 07:15:01.613193',0);
INSERT INTO "choices" VALUES('0d33506e9da6',31,0,'choose','assassin to influence','2026-11-16 07:15:01.656716',0);
INSERT INTO "choices" VALUES('0d33506e9da6',32,1,'choose','dignitary to court','2026-11-16 07:15:01.713997',0);
INSERT INTO "choices" VALUES('0d33506e9da6',33,0,'choose','nameless to influence','2026-11-16 07:15:01.843814',0);
INSERT INTO "choices" VALUES('0d33506e9da6',34,1,'choose','deceit on acolyte.b','2026-11-16 07:15:01.862523',0);
INSERT INTO "choices" VALUES('0d33506e9da6',35,1,'choose','occultism on tongue-of-the-throne','2026-11-16 07:15:01.887714',0);
INSERT INTO "choices" VALUES('0d33506e9da6',36,0,'choose','assassin.a with tongue-of-the-throne','2026-11-16 07:15:01.930004',0);
INSERT INTO "choices" VALUES('0d33506e9da6',37,0,'choose','court-taster with tongue-of-the-throne','2026-11-16 07:15:01.961601',0);
INSERT INTO "choices" VALUES('0d33506e9da6',38,1,'choose','dignitary.b','2026-11-16 07:15:01.982544',0);
INSERT INTO "choices" VALUES('0d33506e9da6',39,1,'choose','let-go dignitary.b','2026-11-16 07:15:02.004646',0);
INSERT INTO "choices" VALUES('0d33506e9da6',40,0,'choose','B','2026-11-16 07:15:02.046314',0);
INSERT INTO "choices" VALUES('0d33506e9da6',41,1,'choose','redraw','2026-11-16 07:15:02.066126',0);
INSERT INTO "choices" VALUES('0d33506e9da6',42,0,'choose','keep demiurge-of-heat','2026-11-16 07:15:02.113804',0);
INSERT INTO "choices" VALUES('0d33506e9da6',43,1,'choose','tower-pariah to influence','2026-11-16 07:15:02.142440',0);
INSERT INTO "choices" VALUES('0d33506e9da6',44,0,'choose','demiurge-of-heat to mission','2026-11-16 07:15:02.206552',0);
INSERT INTO "choices" VALUES('0d33506e9da6',45,0,'choose','use','2026-11-16 07:15:02.229868',0);
INSERT INTO "choices" VALUES('0d33506e9da6',46,1,'choose','acolyte to influence','2026-11-16 07:15:02.268739',0);
INSERT INTO "choices" VALUES('0d33506e9da6',47,0,'choose','tongue-of-the-throne to court','2026-11-16 07:15:02.348503',0);
INSERT INTO "choices" VALUES('0d33506e9da6',48,1,'choose','nameless to court','2026-11-16 07:15:02.360517',0);
INSERT INTO "choices" VALUES('0d33506e9da6',49,0,'choose','court-taster to influence','2026-11-16 07:15:02.382099',0);
INSERT INTO "choices" VALUES('0d33506e9da6',50,1,'choose','drowned-regent to court','2026-11-16 07:15:02.402982',0);
INSERT INTO "choices" VALUES('0d33506e9da6',51,0,'choose','assassin to influence','2026-11-16 07:15:02.431786',0);
INSERT INTO "choices" VALUES('0d33506e9da6',52,1,'choose','assassin to court','2026-11-16 07:15:02.454744',0);
INSERT INTO "choices" VALUES('0d33506e9da6',53,0,'choose','nameless to mission','2026-11-16 07:15:02.501276',0);
INSERT INTO "choices" VALUES('0d33506e9da6',54,0,'choose','nameless.a','2026-11-16 07:15:02.551132',0);
INSERT INTO "choices" VALUES('0d33506e9da6',55,0,'choose','save nameless.a','2026-11-16 07:15:02.585868',0);
INSERT INTO "choices" VALUES('0d33506e9da6',56,0,'choose','deceit on demiurge-of-heat','2026-11-16 07:15:02.609461',0);
INSERT INTO "choices" VALUES('0d33506e9da6',57,0,'choose','stop','2026-11-16 07:15:02.673313',0);
INSERT INTO "choices" VALUES('0d33506e9da6',58,0,'choose','demiurge-of-heat with tongue-of-the-throne','2026-11-16 07:15:02.678405',0);
INSERT INTO "choices" VALUES('0d33506e9da6',59,1,'choose','occultism on court-taster','2026-11-16 07:15:02.697921',0);
INSERT INTO "choices" VALUES('0d33506e9da6',60,1,'choose','power on tower-pariah','2026-11-16 07:15:02.773177',0);
INSERT INTO "choices" VALUES('0d33506e9da6',61,0,'choose','court-taster with tongue-of-the-throne','2026-11-16 07:15:02.799676',0);
INSERT INTO "choices" VALUES('0d33506e9da6',62,0,'choose','decline','2026-11-16 07:15:02.821373',0);
INSERT INTO "choices" VALUES('0d33506e9da6',63,1,'choose','demiurge-of-heat','2026-11-16 07:15:02.855210',0);
INSERT INTO "choices" VALUES('0d33506e9da6',64,0,'choose','let-go demiurge-of-heat','2026-11-16 07:15:02.899816',0);
INSERT INTO "choices" VALUES('0d33506e9da6',65,1,'choose','B','2026-11-16 07:15:02.927266',0);
INSERT INTO "choices" VALUES('0d33506e9da6',66,1,'choose','redraw','2026-11-16 07:15:02.948394',0);
INSERT INTO "choices" VALUES('0d33506e9da6',67,0,'choose','redraw','2026-11-16 07:15:02.981794',0);
INSERT INTO "choices" VALUES('0d33506e9da6',68,1,'choose','mirror-shade to influence','2026-11-16 07:15:03.004787',0);
INSERT INTO "choices" VALUES('0d33506e9da6',69,0,'choose','plague-herald to court','2026-11-16 07:15:03.044286',0);
INSERT INTO "choices" VALUES('0d33506e9da6',70,1,'choose','nameless to mission','2026-11-16 07:15:03.068203',0);
INSERT INTO "choices" VALUES('0d33506e9da6',71,0,'choose','court-taster to mission','2026-11-16 07:15:03.115872',0);
INSERT INTO "choices" VALUES('0d33506e9da6',72,1,'choose','tower-pariah to influence','2026-11-16 07:15:03.145098',0);
INSERT INTO "choices" VALUES('0d33506e9da6',73,0,'choose','tongue-of-the-throne to mission','2026-11-16 07:15:03.224976',0);
INSERT INTO "choices" VALUES('0d33506e9da6',74,1,'choose','acolyte to court','2026-11-16 07:15:03.232345',0);
INSERT INTO "choices" VALUES('0d33506e9da6',75,0,'choose','dignitary to influence','2026-11-16 07:15:03.275831',0);
INSERT INTO "choices" VALUES('0d33506e9da6',76,1,'choose','assassin to court','2026-11-16 07:15:03.312044',0);
INSERT INTO "choices" VALUES('0d33506e9da6',77,0,'choose','acolyte to mission','2026-11-16 07:15:03.353791',0);
INSERT INTO "choices" VALUES('0d33506e9da6',78,1,'choose','drowned-regent to mission','2026-11-16 07:15:03.374138',0);
INSERT INTO "choices" VALUES('0d33506e9da6',79,0,'choose','court-taster with dignitary.a','2026-11-16 07:15:03.416088',0);
INSERT INTO "choices" VALUES('0d33506e9da6',80,0,'choose','court-taster with plague-herald','2026-11-16 07:15:03.459973',0);
INSERT INTO "choices" VALUES('0d33506e9da6',81,1,'choose','tower-pariah','2026-11-16 07:15:03.480022',0);
INSERT INTO "choices" VALUES('0d33506e9da6',82,1,'choose','save tower-pariah','2026-11-16 07:15:03.504000',0);
INSERT INTO "choices" VALUES('0d33506e9da6',83,1,'choose','deceit on acolyte.b','2026-11-16 07:15:03.536382',0);
INSERT INTO "choices" VALUES('0d33506e9da6',84,1,'choose','power on court-taster','2026-11-16 07:15:03.555115',0);
INSERT INTO "choices" VALUES('0d33506e9da6',85,1,'choose','assassin.b','2026-11-16 07:15:03.573677',0);
INSERT INTO "choices" VALUES('0d33506e9da6',86,1,'choose','let-go assassin.b','2026-11-16 07:15:03.592192',0);
INSERT INTO "choices" VALUES('0d33506e9da6',87,0,'choose','A','2026-11-16 07:15:03.691761',0);
INSERT INTO "choices" VALUES('0d33506e9da6',88,0,'choose','keep forger-of-history','2026-11-16 07:15:03.702036',0);
INSERT INTO "choices" VALUES('0d33506e9da6',89,1,'choose','keep ash-widow','2026-11-16 07:15:03.744870',0);
INSERT INTO "choices" VALUES('0d33506e9da6',90,0,'choose','acolyte to mission','2026-11-16 07:15:03.786742',0);
INSERT INTO "choices" VALUES('0d33506e9da6',91,1,'choose','tower-pariah to mission','2026-11-16 07:15:03.826001',0);
INSERT INTO "choices" VALUES('0d33506e9da6',92,0,'choose','court-taster to court','2026-11-16 07:15:03.848583',0);
INSERT INTO "choices" VALUES('0d33506e9da6',93,1,'choose','drowned-regent to influence','2026-11-16 07:15:03.921892',0);
INSERT INTO "choices" VALUES('0d33506e9da6',94,0,'choose','plague-herald to court','2026-11-16 07:15:03.942550',0);
INSERT INTO "choices" VALUES('0d33506e9da6',95,1,'choose','acolyte to influence','2026-11-16 07:15:03.965957',0);
INSERT INTO "choices" VALUES('0d33506e9da6',96,0,'choose','nameless to court','2026-11-16 07:15:04.028811',0);
INSERT INTO "choices" VALUES('0d33506e9da6',97,1,'choose','ash-widow to mission','2026-11-16 07:15:04.045832',0);
INSERT INTO "choices" VALUES('0d33506e9da6',98,1,'choose','use','2026-11-16 07:15:04.073515',0);
INSERT INTO "choices" VALUES('0d33506e9da6',99,1,'choose','violence on acolyte.a','2026-11-16 07:15:04.123983',0);
INSERT INTO "choices" VALUES('0d33506e9da6',100,0,'choose','tongue-of-the-throne to mission','2026-11-16 07:15:04.174393',0);
INSERT INTO "choices" VALUES('0d33506e9da6',101,1,'choose','pass','2026-11-16 07:15:04.207774',0);
INSERT INTO "choices" VALUES('0d33506e9da6',102,1,'choose','stop','2026-11-16 07:15:04.228304',0);
INSERT INTO "choices" VALUES('0d33506e9da6',103,0,'choose','tongue-of-the-throne with nameless.a','2026-11-16 07:15:04.273011',0);
INSERT INTO "choices" VALUES('0d33506e9da6',104,1,'choose','violence on drowned-regent','2026-11-16 07:15:04.339407',0);
INSERT INTO "choices" VALUES('0d33506e9da6',105,1,'choose','deceit on drowned-regent','2026-11-16 07:15:04.365377',0);
INSERT INTO "choices" VALUES('0d33506e9da6',106,1,'choose','decline','2026-11-16 07:15:04.425565',0);
INSERT INTO "choices" VALUES('0d33506e9da6',107,0,'choose','deceit on tongue-of-the-throne','2026-11-16 07:15:04.450401',0);
INSERT INTO "choices" VALUES('0d33506e9da6',108,0,'choose','violence on plague-herald','2026-11-16 07:15:04.484804',0);
INSERT INTO "choices" VALUES('0d33506e9da6',109,0,'choose','court-taster with acolyte.a','2026-11-16 07:15:04.509703',0);
INSERT INTO "choices" VALUES('0d33506e9da6',110,0,'choose','decline','2026-11-16 07:15:04.567261',0);
INSERT INTO "choices" VALUES('0d33506e9da6',111,0,'choose','B','2026-11-16 07:15:04.590629',0);
INSERT INTO "choices" VALUES('0d33506e9da6',112,1,'choose','keep grave-notary','2026-11-16 07:15:04.618495',0);
INSERT INTO "choices" VALUES('0d33506e9da6',113,0,'choose','keep animator-of-delight','2026-11-16 07:15:04.675450',0);
INSERT INTO "choices" VALUES('0d33506e9da6',114,1,'choose','tower-pariah to mission','2026-11-16 07:15:04.681514',0);
INSERT INTO "choices" VALUES('0d33506e9da6',115,0,'choose','nameless to mission','2026-11-16 07:15:04.702686',0);
INSERT INTO "choices" VALUES('0d33506e9da6',116,1,'choose','ash-widow to influence','2026-11-16 07:15:04.735973',0);
INSERT INTO "choices" VALUES('0d33506e9da6',117,0,'choose','tongue-of-the-throne to court','2026-11-16 07:15:04.757232',0);
INSERT INTO "choices" VALUES('0d33506e9da6',118,1,'choose','grave-notary to mission','2026-11-16 07:15:04.786577',0);
INSERT INTO "choices" VALUES('0d33506e9da6',119,0,'choose','animator-of-delight to mission','2026-11-16 07:15:04.830013',0);
INSERT INTO "choices" VALUES('0d33506e9da6',120,0,'choose','use','2026-11-16 07:15:04.860629',0);
INSERT INTO "choices" VALUES('0d33506e9da6',121,0,'choose','grave-notary','2026-11-16 07:15:04.882112',0);
INSERT INTO "choices" VALUES('0d33506e9da6',122,1,'choose','grave-notary to mission','2026-11-16 07:15:04.906691',0);
INSERT INTO "choices" VALUES('0d33506e9da6',123,0,'choose','court-taster to court','2026-11-16 07:15:04.947505',0);
INSERT INTO "choices" VALUES('0d33506e9da6',124,1,'choose','mirror-shade to court','2026-11-16 07:15:04.971967',0);
INSERT INTO "choices" VALUES('0d33506e9da6',125,1,'choose','use','2026-11-16 07:15:04.992388',0);
INSERT INTO "choices" VALUES('0d33506e9da6',126,1,'choose','tongue-of-the-throne','2026-11-16 07:15:05.011175',0);
INSERT INTO "choices" VALUES('0d33506e9da6',127,0,'choose','plague-herald to mission','2026-11-16 07:15:05.055747',0);
INSERT INTO "choices" VALUES('0d33506e9da6',128,1,'choose','drowned-regent to court','2026-11-16 07:15:05.076277',0);
INSERT INTO "choices" VALUES('0d33506e9da6',129,0,'choose','deceit on tower-pariah','2026-11-16 07:15:05.097532',0);
INSERT INTO "choices" VALUES('0d33506e9da6',130,0,'choose','deceit on nameless.a','2026-11-16 07:15:05.121829',0);
INSERT INTO "choices" VALUES('0d33506e9da6',131,1,'choose','tower-pariah','2026-11-16 07:15:05.145707',0);
INSERT INTO "choices" VALUES('0d33506e9da6',132,0,'choose','tower-pariah','2026-11-16 07:15:05.187434',0);
INSERT INTO "choices" VALUES('0d33506e9da6',133,1,'choose','stop','2026-11-16 07:15:05.208136',0);
INSERT INTO "choices" VALUES('4f767412601c',1,1,'choose','gangrel','2026-11-16 07:15:05.402097',2);
INSERT INTO "choices" VALUES('4f767412601c',2,2,'choose','brujah','2026-11-16 07:15:05.408805',7);
INSERT INTO "choices" VALUES('4f767412601c',3,3,'choose','ventrue','2026-11-16 07:15:05.439482',31);
INSERT INTO "choices" VALUES('4f767412601c',4,0,'choose','nosferatu','2026-11-16 07:15:05.462962',23);
INSERT INTO "choices" VALUES('4f767412601c',5,0,'choose','RE08','2026-11-16 07:15:05.491141',28);
INSERT INTO "choices" VALUES('4f767412601c',6,0,'undo','','2026-11-16 07:15:05.512446',0);
INSERT INTO "choices" VALUES('4f767412601c',7,0,'choose','RE02','2026-11-16 07:15:05.533804',21);
INSERT INTO "choices" VALUES('4f767412601c',8,0,'undo','','2026-11-16 07:15:05.556161',0);
INSERT INTO "choices" VALUES('4f767412601c',9,0,'choose','RE07','2026-11-16 07:15:05.581980',26);
INSERT INTO "choices" VALUES('4f767412601c',10,3,'choose','RE02','2026-11-16 07:15:05.603546',22);
INSERT INTO "choices" VALUES('4f767412601c',11,2,'choose','RE03','2026-11-16 07:15:05.626419',23);
INSERT INTO "choices" VALUES('4f767412601c',12,1,'choose','RE06','2026-11-16 07:15:05.649785',23);
INSERT INTO "choices" VALUES('4f767412601c',13,1,'choose','GA02','2026-11-16 07:15:05.670756',21);
INSERT INTO "choices" VALUES('4f767412601c',14,0,'choose','NO05','2026-11-16 07:15:05.695976',46);
INSERT INTO "choices" VALUES('4f767412601c',15,3,'choose','VE03','2026-11-16 07:15:05.719932',70);
INSERT INTO "choices" VALUES('4f767412601c',16,2,'choose','BR06','2026-11-16 07:15:05.740059',90);
INSERT INTO "choices" VALUES('4f767412601c',17,1,'choose','play L2 up','2026-11-16 07:15:05.767994',28);
INSERT INTO "choices" VALUES('4f767412601c',18,1,'choose','GA02','2026-11-16 07:15:05.789620',22);
INSERT INTO "choices" VALUES('4f767412601c',19,1,'choose','end turn','2026-11-16 07:15:05.813966',24);
INSERT INTO "choices" VALUES('4f767412601c',20,2,'choose','play H up','2026-11-16 07:15:05.836137',22);
INSERT INTO "choices" VALUES('4f767412601c',21,2,'choose','BR06','2026-11-16 07:15:05.861766',26);
INSERT INTO "choices" VALUES('4f767412601c',22,2,'choose','blood 3','2026-11-16 07:15:05.885841',24);
INSERT INTO "choices" VALUES('4f767412601c',23,2,'choose','drain victim','2026-11-16 07:15:05.908171',22);
INSERT INTO "choices" VALUES('4f767412601c',24,3,'choose','play H up','2026-11-16 07:15:05.933277',25);
INSERT INTO "choices" VALUES('4f767412601c',25,3,'choose','VE08','2026-11-16 07:15:05.958498',25);
INSERT INTO "choices" VALUES('4f767412601c',26,3,'choose','blood 3','2026-11-16 07:15:05.981879',23);
INSERT INTO "choices" VALUES('4f767412601c',27,3,'choose','end turn','2026-11-16 07:15:06.005630',24);
INSERT INTO "choices" VALUES('4f767412601c',28,0,'choose','play L2 up','2026-11-16 07:15:06.033338',28);
INSERT INTO "choices" VALUES('4f767412601c',29,0,'choose','NO05','2026-11-16 07:15:06.059982',27);
INSERT INTO "choices" VALUES('4f767412601c',30,0,'choose','blood 1','2026-11-16 07:15:06.085925',26);
INSERT INTO "choices" VALUES('4f767412601c',31,0,'choose','end turn','2026-11-16 07:15:06.116668',31);
INSERT INTO "choices" VALUES('4f767412601c',32,1,'choose','play H down','2026-11-16 07:15:06.138306',22);
INSERT INTO "choices" VALUES('4f767412601c',33,0,'ask','26','2026-11-16 07:15:06.164121',0);
INSERT INTO "choices" VALUES('4f767412601c',34,1,'agree','','2026-11-16 07:15:06.193427',0);
INSERT INTO "choices" VALUES('4f767412601c',35,2,'agree','','2026-11-16 07:15:06.229694',0);
INSERT INTO "choices" VALUES('4f767412601c',36,3,'back','26','2026-11-16 07:15:06.264251',0);
INSERT INTO "choices" VALUES('4f767412601c',37,0,'ask','25','2026-11-16 07:15:06.299979',0);
INSERT INTO "choices" VALUES('4f767412601c',38,1,'refuse','','2026-11-16 07:15:06.322687',0);
INSERT INTO "choices" VALUES('4f767412601c',39,0,'standin','greedy','2026-11-16 07:15:06.365890',60102);
INSERT INTO "choices" VALUES('4f767412601c',40,0,'choose','blood 1','2026-11-16 07:15:06.514557',0);
INSERT INTO "choices" VALUES('4f767412601c',41,0,'choose','end turn','2026-11-16 07:15:06.520375',0);
INSERT INTO "choices" VALUES('4f767412601c',42,0,'return','','2026-11-16 07:15:06.551093',0);
INSERT INTO "choices" VALUES('4f767412601c',43,1,'standin','greedy','2026-11-16 07:15:06.570672',60050);
INSERT INTO "choices" VALUES('4f767412601c',44,1,'choose','play H up','2026-11-16 07:15:06.643368',0);
INSERT INTO "choices" VALUES('4f767412601c',45,1,'choose','GA09','2026-11-16 07:15:06.654226',0);
INSERT INTO "choices" VALUES('4f767412601c',46,1,'choose','blood 1','2026-11-16 07:15:06.739393',0);
INSERT INTO "choices" VALUES('4f767412601c',47,1,'choose','blood 1','2026-11-16 07:15:06.749776',0);
INSERT INTO "choices" VALUES('4f767412601c',48,1,'choose','blood 1','2026-11-16 07:15:06.775481',0);
INSERT INTO "choices" VALUES('4f767412601c',49,1,'choose','end turn','2026-11-16 07:15:06.855363',0);
INSERT INTO "choices" VALUES('4f767412601c',50,2,'choose','play L2 up','2026-11-16 07:15:06.891817',36);
INSERT INTO "choices" VALUES('4f767412601c',51,2,'choose','BR08','2026-11-16 07:15:06.919109',27);
INSERT INTO "choices" VALUES('4f767412601c',52,2,'choose','blood 2','2026-11-16 07:15:06.942247',23);
INSERT INTO "choices" VALUES('7c2657ac9b5d',1,1,'choose','gangrel','2026-11-16 07:15:07.049044',3);
INSERT INTO "choices" VALUES('7c2657ac9b5d',2,2,'choose','nosferatu','2026-11-16 07:15:07.056152',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',3,3,'choose','tremere','2026-11-16 07:15:07.075437',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',4,0,'choose','brujah','2026-11-16 07:15:07.095403',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',5,2,'choose','NO04','2026-11-16 07:15:07.166306',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',6,3,'choose','TR02','2026-11-16 07:15:07.182980',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',7,0,'choose','BR06','2026-11-16 07:15:07.204297',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',8,1,'choose','GA02','2026-11-16 07:15:07.244798',149);
INSERT INTO "choices" VALUES('7c2657ac9b5d',9,1,'choose','play H down','2026-11-16 07:15:07.265508',21);
INSERT INTO "choices" VALUES('7c2657ac9b5d',10,1,'choose','GA09','2026-11-16 07:15:07.289524',24);
INSERT INTO "choices" VALUES('7c2657ac9b5d',11,1,'choose','blood 3','2026-11-16 07:15:07.309735',20);
INSERT INTO "choices" VALUES('7c2657ac9b5d',12,1,'choose','end turn','2026-11-16 07:15:07.330479',21);
INSERT INTO "choices" VALUES('7c2657ac9b5d',13,2,'choose','play L1 up','2026-11-16 07:15:07.354119',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',14,2,'choose','NO08','2026-11-16 07:15:07.373986',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',15,2,'choose','blood 1','2026-11-16 07:15:07.400160',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',16,2,'choose','drain victim','2026-11-16 07:15:07.429965',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',17,2,'choose','blood 1','2026-11-16 07:15:07.467430',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',18,2,'choose','end turn','2026-11-16 07:15:07.496364',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',19,3,'choose','play L2 up','2026-11-16 07:15:07.524869',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',20,3,'choose','TR09','2026-11-16 07:15:07.588510',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',21,3,'choose','drain victim','2026-11-16 07:15:07.611848',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',22,3,'choose','blood 2','2026-11-16 07:15:07.639448',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',23,3,'choose','end turn','2026-11-16 07:15:07.659355',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',24,0,'choose','play L1 up','2026-11-16 07:15:07.681443',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',25,0,'choose','BR06','2026-11-16 07:15:07.706543',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',26,0,'choose','drain victim','2026-11-16 07:15:07.782122',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',27,0,'choose','blood 1','2026-11-16 07:15:07.787138',0);
INSERT INTO "choices" VALUES('7c2657ac9b5d',28,0,'choose','blood 2','2026-11-16 07:15:07.808210',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',1,0,'choose','nosferatu','2026-11-16 07:15:07.945441',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',2,1,'choose','toreador','2026-11-16 07:15:07.978427',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',3,2,'choose','ventrue','2026-11-16 07:15:07.997293',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',4,1,'choose','TO01 and TO02','2026-11-16 07:15:08.016635',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',5,2,'choose','VE04 and VE06','2026-11-16 07:15:08.059784',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',6,0,'choose','NO02 and NO07','2026-11-16 07:15:08.080424',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',7,0,'undo','','2026-11-16 07:15:08.105786',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',8,0,'choose','NO06 and NO07','2026-11-16 07:15:08.129898',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',9,0,'undo','','2026-11-16 07:15:08.158595',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',10,0,'choose','NO02 and NO06','2026-11-16 07:15:08.180417',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',11,0,'choose','play H down','2026-11-16 07:15:08.275113',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',12,0,'choose','NO08','2026-11-16 07:15:08.298279',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',13,0,'choose','blood 3','2026-11-16 07:15:08.318159',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',14,0,'choose','end turn','2026-11-16 07:15:08.338759',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',15,1,'choose','play H down','2026-11-16 07:15:08.367962',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',16,1,'choose','TO02','2026-11-16 07:15:08.392275',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',17,1,'choose','blood 1','2026-11-16 07:15:08.419903',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',18,1,'choose','end turn','2026-11-16 07:15:08.438873',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',19,2,'choose','play L1 down','2026-11-16 07:15:08.466166',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',20,2,'choose','VE04','2026-11-16 07:15:08.514111',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',21,2,'choose','drain victim','2026-11-16 07:15:08.539278',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',22,2,'choose','end turn','2026-11-16 07:15:08.559224',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',23,0,'choose','play L1 down','2026-11-16 07:15:08.592372',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',24,0,'choose','NO06','2026-11-16 07:15:08.612424',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',25,0,'choose','blood 1','2026-11-16 07:15:08.637033',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',26,0,'choose','drain victim','2026-11-16 07:15:08.657395',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',27,0,'choose','blood 2','2026-11-16 07:15:08.677437',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',28,1,'choose','play L2 up','2026-11-16 07:15:08.697580',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',29,1,'choose','TO01','2026-11-16 07:15:08.717888',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',30,1,'choose','drain victim','2026-11-16 07:15:08.738365',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',31,1,'choose','blood 2','2026-11-16 07:15:08.758101',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',32,1,'choose','blood 1','2026-11-16 07:15:08.777463',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',33,2,'choose','play L1 up','2026-11-16 07:15:08.796663',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',34,2,'choose','VE09','2026-11-16 07:15:08.817744',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',35,2,'choose','blood 3','2026-11-16 07:15:08.842854',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',36,0,'choose','play L2 down','2026-11-16 07:15:08.881424',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',37,0,'choose','NO02','2026-11-16 07:15:08.901141',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',38,1,'choose','play L2 up','2026-11-16 07:15:08.920871',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',39,1,'choose','TO09','2026-11-16 07:15:08.940105',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',40,1,'choose','end turn','2026-11-16 07:15:08.964059',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',41,2,'choose','play L2 down','2026-11-16 07:15:09.005342',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',42,2,'choose','VE08','2026-11-16 07:15:09.024812',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',43,2,'choose','end turn','2026-11-16 07:15:09.049600',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',44,2,'choose','withdraw','2026-11-16 07:15:09.077117',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',45,0,'choose','withdraw','2026-11-16 07:15:09.174171',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',46,1,'choose','withdraw','2026-11-16 07:15:09.201438',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',47,2,'choose','withdraw','2026-11-16 07:15:09.224050',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',48,0,'choose','stay','2026-11-16 07:15:09.246109',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',49,1,'choose','stay','2026-11-16 07:15:09.274768',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',50,2,'choose','withdraw','2026-11-16 07:15:09.299343',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',51,0,'choose','withdraw','2026-11-16 07:15:09.337721',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',52,0,'choose','decline','2026-11-16 07:15:09.360301',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',53,1,'choose','TO09','2026-11-16 07:15:09.423448',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',54,1,'choose','TO05','2026-11-16 07:15:09.428689',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',55,2,'choose','VE01','2026-11-16 07:15:09.448229',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',56,0,'choose','NO01','2026-11-16 07:15:09.480162',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',57,1,'choose','play H up','2026-11-16 07:15:09.509254',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',58,1,'choose','TO09','2026-11-16 07:15:09.528595',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',59,1,'choose','blood 3','2026-11-16 07:15:09.550809',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',60,1,'choose','end turn','2026-11-16 07:15:09.571573',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',61,2,'choose','play L1 down','2026-11-16 07:15:09.595189',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',62,2,'choose','VE04','2026-11-16 07:15:09.628111',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',63,2,'choose','blood 2','2026-11-16 07:15:09.648451',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',64,2,'choose','blood 1','2026-11-16 07:15:09.668664',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',65,0,'choose','play L1 down','2026-11-16 07:15:09.737522',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',66,0,'choose','NO02','2026-11-16 07:15:09.741708',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',67,0,'choose','end turn','2026-11-16 07:15:09.775889',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',68,1,'choose','play H up','2026-11-16 07:15:09.913993',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',69,1,'choose','TO02','2026-11-16 07:15:09.916566',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',70,1,'choose','blood 3','2026-11-16 07:15:09.936492',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',71,1,'choose','end turn','2026-11-16 07:15:09.955543',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',72,2,'choose','play H down','2026-11-16 07:15:09.976579',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',73,2,'choose','VE06','2026-11-16 07:15:10.001394',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',74,2,'choose','blood 1','2026-11-16 07:15:10.021658',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',75,2,'choose','blood 1','2026-11-16 07:15:10.054456',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',76,0,'choose','play L1 up','2026-11-16 07:15:10.101074',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',77,0,'choose','NO06','2026-11-16 07:15:10.133549',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',78,0,'choose','blood 3','2026-11-16 07:15:10.158235',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',79,0,'choose','drain AL04','2026-11-16 07:15:10.199982',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',80,0,'choose','end turn','2026-11-16 07:15:10.227908',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',81,1,'choose','play L1 up','2026-11-16 07:15:10.252163',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',82,1,'choose','TO01','2026-11-16 07:15:10.279903',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',83,1,'choose','blood 2','2026-11-16 07:15:10.301540',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',84,1,'choose','drain AL19','2026-11-16 07:15:10.324533',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',85,1,'choose','end turn','2026-11-16 07:15:10.347230',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',86,2,'choose','play L2 up','2026-11-16 07:15:10.403302',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',87,2,'choose','VE01','2026-11-16 07:15:10.440415',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',88,0,'choose','play H up','2026-11-16 07:15:10.498100',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',89,0,'choose','NO01','2026-11-16 07:15:10.526957',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',90,0,'choose','flip','2026-11-16 07:15:10.549976',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',91,0,'choose','drain victim','2026-11-16 07:15:10.573666',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',92,0,'choose','end turn','2026-11-16 07:15:10.597237',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',93,1,'choose','play L2 up','2026-11-16 07:15:10.620375',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',94,1,'choose','TO08','2026-11-16 07:15:10.640584',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',95,1,'choose','blood 1','2026-11-16 07:15:10.661895',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',96,1,'choose','end turn','2026-11-16 07:15:10.682555',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',97,2,'choose','play L2 up','2026-11-16 07:15:10.702445',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',98,2,'choose','VE09','2026-11-16 07:15:10.723207',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',99,0,'choose','play L2 down','2026-11-16 07:15:10.770673',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',100,0,'choose','NO08','2026-11-16 07:15:10.794076',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',101,0,'choose','blood 1','2026-11-16 07:15:10.833547',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',102,0,'choose','blood 2','2026-11-16 07:15:10.856127',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',103,1,'choose','withdraw','2026-11-16 07:15:10.880827',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',104,2,'choose','withdraw','2026-11-16 07:15:10.916283',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',105,0,'choose','stay','2026-11-16 07:15:10.952937',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',106,1,'choose','withdraw','2026-11-16 07:15:10.981700',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',107,2,'choose','withdraw','2026-11-16 07:15:11.000900',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',108,0,'choose','stay','2026-11-16 07:15:11.042612',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',109,1,'choose','withdraw','2026-11-16 07:15:11.065256',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',110,2,'choose','withdraw','2026-11-16 07:15:11.087852',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',111,0,'choose','stay','2026-11-16 07:15:11.109226',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',112,1,'choose','TO07','2026-11-16 07:15:11.131882',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',113,2,'choose','VE07','2026-11-16 07:15:11.154689',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',114,0,'choose','NO03','2026-11-16 07:15:11.194192',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',115,0,'choose','play L1 up','2026-11-16 07:15:11.222950',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',116,0,'choose','NO02','2026-11-16 07:15:11.262193',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',117,0,'choose','blood 3','2026-11-16 07:15:11.288526',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',118,0,'choose','drain AL15','2026-11-16 07:15:11.308839',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',119,0,'choose','end turn','2026-11-16 07:15:11.342421',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',120,1,'choose','play L1 down','2026-11-16 07:15:11.372043',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',121,1,'choose','TO05','2026-11-16 07:15:11.394962',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',122,1,'choose','blood 3','2026-11-16 07:15:11.424641',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',123,2,'choose','play L1 down','2026-11-16 07:15:11.482453',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',124,2,'choose','VE09','2026-11-16 07:15:11.512752',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',125,2,'choose','end turn','2026-11-16 07:15:11.536858',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',126,0,'choose','play L1 down','2026-11-16 07:15:11.564238',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',127,0,'choose','NO08','2026-11-16 07:15:11.589440',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',128,0,'choose','flip','2026-11-16 07:15:11.612091',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',129,0,'choose','blood 1','2026-11-16 07:15:11.637665',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',130,0,'choose','blood 1','2026-11-16 07:15:11.657456',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',131,0,'choose','drain AL08','2026-11-16 07:15:11.733148',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',132,1,'choose','play H up','2026-11-16 07:15:11.769263',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',133,1,'choose','TO08','2026-11-16 07:15:11.792243',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',134,1,'choose','blood 3','2026-11-16 07:15:11.834677',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',135,2,'choose','play L2 down','2026-11-16 07:15:11.863099',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',136,2,'choose','VE07','2026-11-16 07:15:11.884273',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',137,2,'choose','blood 1','2026-11-16 07:15:11.926463',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',138,2,'choose','blood 2','2026-11-16 07:15:11.948026',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',139,1,'choose','play L1 up','2026-11-16 07:15:11.970672',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',140,1,'choose','TO07','2026-11-16 07:15:12.002945',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',141,1,'choose','end turn','2026-11-16 07:15:12.036143',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',142,2,'choose','play L2 up','2026-11-16 07:15:12.054668',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',143,2,'choose','VE08','2026-11-16 07:15:12.076328',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',144,1,'choose','play L1 down','2026-11-16 07:15:12.103428',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',145,1,'choose','TO09','2026-11-16 07:15:12.125018',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',146,1,'choose','blood 2','2026-11-16 07:15:12.146163',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',147,1,'choose','end turn','2026-11-16 07:15:12.169032',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',148,2,'choose','play L1 up','2026-11-16 07:15:12.191455',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',149,2,'choose','VE06','2026-11-16 07:15:12.210676',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',150,1,'choose','play L1 down','2026-11-16 07:15:12.230501',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',151,1,'choose','TO01','2026-11-16 07:15:12.252426',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',152,2,'choose','play L1 up','2026-11-16 07:15:12.271461',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',153,2,'choose','VE01','2026-11-16 07:15:12.304850',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',154,1,'choose','stay','2026-11-16 07:15:12.324253',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',155,2,'choose','withdraw','2026-11-16 07:15:12.345389',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',156,1,'choose','TO01','2026-11-16 07:15:12.368201',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',157,2,'choose','withdraw','2026-11-16 07:15:12.394623',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',158,1,'choose','withdraw','2026-11-16 07:15:12.423730',0);
INSERT INTO "choices" VALUES('e542ed0b3d51',159,2,'choose','withdraw','2026-11-16 07:15:12.443533',0);
INSERT INTO "choices" VALUES('3e608c912d36',1,0,'choose','A','2026-11-16 07:15:12.675169',2);
INSERT INTO "choices" VALUES('3e608c912d36',2,0,'undo','','2026-11-16 07:15:12.690156',0);
INSERT INTO "choices" VALUES('3e608c912d36',3,0,'choose','C','2026-11-16 07:15:12.733048',43);
INSERT INTO "choices" VALUES('3e608c912d36',4,2,'choose','r2c2','2026-11-16 07:15:12.760666',28);
INSERT INTO "choices" VALUES('3e608c912d36',5,2,'undo','','2026-11-16 07:15:12.795053',0);
INSERT INTO "choices" VALUES('3e608c912d36',6,2,'choose','r3c1','2026-11-16 07:15:12.817991',23);
INSERT INTO "choices" VALUES('3e608c912d36',7,2,'choose','imre','2026-11-16 07:15:12.848141',30);
INSERT INTO "choices" VALUES('3e608c912d36',8,2,'choose','move r1c2','2026-11-16 07:15:12.868328',20);
INSERT INTO "choices" VALUES('3e608c912d36',9,2,'choose','omen','2026-11-16 07:15:12.893713',25);
INSERT INTO "choices" VALUES('3e608c912d36',10,2,'choose','move r1c3','2026-11-16 07:15:12.919893',26);
INSERT INTO "choices" VALUES('3e608c912d36',11,0,'choose','night effect','2026-11-16 07:15:12.943560',24);
INSERT INTO "choices" VALUES('3e608c912d36',12,0,'choose','r1c2','2026-11-16 07:15:12.967563',24);
INSERT INTO "choices" VALUES('3e608c912d36',13,0,'choose','move r1c3','2026-11-16 07:15:13.057593',90);
INSERT INTO "choices" VALUES('3e608c912d36',14,0,'choose','night effect','2026-11-16 07:15:13.065141',8);
INSERT INTO "choices" VALUES('3e608c912d36',15,0,'choose','r1c2','2026-11-16 07:15:13.084975',20);
INSERT INTO "choices" VALUES('3e608c912d36',16,0,'choose','move r1c1','2026-11-16 07:15:13.110557',26);
INSERT INTO "choices" VALUES('3e608c912d36',17,0,'choose','end turn','2026-11-16 07:15:13.133050',22);
INSERT INTO "choices" VALUES('3e608c912d36',18,1,'choose','move r2c1','2026-11-16 07:15:13.157651',25);
INSERT INTO "choices" VALUES('3e608c912d36',19,1,'choose','hunt','2026-11-16 07:15:13.184012',26);
INSERT INTO "choices" VALUES('3e608c912d36',20,0,'choose','r2c2','2026-11-16 07:15:13.208739',25);
INSERT INTO "choices" VALUES('3e608c912d36',21,0,'choose','nevena','2026-11-16 07:15:13.233268',25);
INSERT INTO "choices" VALUES('3e608c912d36',22,0,'choose','move r1c2','2026-11-16 07:15:13.261654',28);
INSERT INTO "choices" VALUES('3e608c912d36',23,0,'choose','move r1c1','2026-11-16 07:15:13.286931',25);
INSERT INTO "choices" VALUES('3e608c912d36',24,0,'choose','recruit','2026-11-16 07:15:13.310899',24);
INSERT INTO "choices" VALUES('3e608c912d36',25,0,'choose','end turn','2026-11-16 07:15:13.337727',27);
INSERT INTO "choices" VALUES('3e608c912d36',26,1,'choose','end turn','2026-11-16 07:15:13.397867',60);
INSERT INTO "choices" VALUES('3e608c912d36',27,2,'choose','recruit','2026-11-16 07:15:13.419970',22);
INSERT INTO "choices" VALUES('3e608c912d36',28,0,'choose','r1c3','2026-11-16 07:15:13.478632',59);
INSERT INTO "choices" VALUES('3e608c912d36',29,0,'choose','exposed from r1c1','2026-11-16 07:15:13.503452',25);
INSERT INTO "choices" VALUES('3e608c912d36',30,0,'choose','r1c2','2026-11-16 07:15:13.528394',25);
INSERT INTO "choices" VALUES('3e608c912d36',31,0,'choose','end turn','2026-11-16 07:15:13.574614',46);
INSERT INTO "choices" VALUES('3e608c912d36',32,1,'choose','move r2c2','2026-11-16 07:15:13.597391',23);
INSERT INTO "choices" VALUES('3e608c912d36',33,0,'ask','26','2026-11-16 07:15:13.619545',0);
INSERT INTO "choices" VALUES('3e608c912d36',34,1,'agree','','2026-11-16 07:15:13.651208',0);
INSERT INTO "choices" VALUES('3e608c912d36',35,2,'back','26','2026-11-16 07:15:13.672902',0);
INSERT INTO "choices" VALUES('3e608c912d36',36,0,'ask','25','2026-11-16 07:15:13.716698',0);
INSERT INTO "choices" VALUES('3e608c912d36',37,1,'refuse','','2026-11-16 07:15:13.739154',0);
INSERT INTO "choices" VALUES('3e608c912d36',38,0,'standin','greedy','2026-11-16 07:15:13.788178',60115);
INSERT INTO "choices" VALUES('3e608c912d36',39,0,'choose','hypnosis lure-agents','2026-11-16 07:15:14.057280',0);
INSERT INTO "choices" VALUES('3e608c912d36',40,0,'choose','hidden from r1c2 to r1c1','2026-11-16 07:15:14.067266',0);
INSERT INTO "choices" VALUES('3e608c912d36',41,0,'choose','hidden from r2c1 to r1c1','2026-11-16 07:15:14.090205',0);
INSERT INTO "choices" VALUES('3e608c912d36',42,0,'choose','expose','2026-11-16 07:15:14.185762',0);
INSERT INTO "choices" VALUES('3e608c912d36',43,0,'choose','fight','2026-11-16 07:15:14.228438',0);
INSERT INTO "choices" VALUES('3e608c912d36',44,0,'choose','minions 0','2026-11-16 07:15:14.232694',0);
INSERT INTO "choices" VALUES('3e608c912d36',45,0,'choose','die 3','2026-11-16 07:15:14.269402',0);
INSERT INTO "choices" VALUES('3e608c912d36',46,0,'return','','2026-11-16 07:15:14.309391',0);
INSERT INTO "choices" VALUES('3e608c912d36',47,1,'standin','greedy','2026-11-16 07:15:14.333116',60064);
INSERT INTO "choices" VALUES('3e608c912d36',48,1,'choose','night effect','2026-11-16 07:15:14.356681',0);
INSERT INTO "choices" VALUES('3e608c912d36',49,1,'choose','die 1','2026-11-16 07:15:14.384772',0);
INSERT INTO "choices" VALUES('3e608c912d36',50,1,'choose','elders-care nurse','2026-11-16 07:15:14.404859',0);
INSERT INTO "choices" VALUES('3e608c912d36',51,1,'choose','move r2c2','2026-11-16 07:15:14.470213',0);
INSERT INTO "choices" VALUES('3e608c912d36',52,1,'choose','end turn','2026-11-16 07:15:14.523313',0);
INSERT INTO "choices" VALUES('3e608c912d36',53,2,'choose','hunt','2026-11-16 07:15:14.549575',26);
INSERT INTO "choices" VALUES('3e608c912d36',54,2,'choose','move r2c3','2026-11-16 07:15:14.583970',34);
INSERT INTO "choices" VALUES('3e608c912d36',55,2,'choose','minions 0','2026-11-16 07:15:14.620630',37);
INSERT INTO "choices" VALUES('54036d8399f3',1,0,'choose','A','2026-11-16 07:15:14.840401',0);
INSERT INTO "choices" VALUES('54036d8399f3',2,0,'choose','r2c1','2026-11-16 07:15:14.843855',0);
INSERT INTO "choices" VALUES('54036d8399f3',3,0,'choose','night effect','2026-11-16 07:15:14.888312',0);
INSERT INTO "choices" VALUES('54036d8399f3',4,0,'choose','r2c1','2026-11-16 07:15:14.911841',0);
INSERT INTO "choices" VALUES('54036d8399f3',5,0,'choose','minions 1','2026-11-16 07:15:14.945127',0);
INSERT INTO "choices" VALUES('54036d8399f3',6,0,'choose','hypnosis scatter-agents','2026-11-16 07:15:14.992336',0);
INSERT INTO "choices" VALUES('54036d8399f3',7,0,'choose','hidden from r2c1 to r1c1','2026-11-16 07:15:15.011758',0);
INSERT INTO "choices" VALUES('54036d8399f3',8,0,'choose','hypnosis lure-agents','2026-11-16 07:15:15.033257',0);
INSERT INTO "choices" VALUES('54036d8399f3',9,0,'choose','hidden from r3c1 to r2c1','2026-11-16 07:15:15.063349',0);
INSERT INTO "choices" VALUES('54036d8399f3',10,0,'choose','done','2026-11-16 07:15:15.081807',0);
INSERT INTO "choices" VALUES('54036d8399f3',11,0,'choose','move r2c2','2026-11-16 07:15:15.100314',0);
INSERT INTO "choices" VALUES('54036d8399f3',12,0,'choose','minions 0','2026-11-16 07:15:15.124491',0);
INSERT INTO "choices" VALUES('54036d8399f3',13,0,'choose','end turn','2026-11-16 07:15:15.152722',0);
INSERT INTO "choices" VALUES('54036d8399f3',14,1,'choose','recruit','2026-11-16 07:15:15.217084',64);
INSERT INTO "choices" VALUES('54036d8399f3',15,1,'choose','demon-summoning','2026-11-16 07:15:15.222326',5);
INSERT INTO "choices" VALUES('54036d8399f3',16,2,'choose','move r1c2','2026-11-16 07:15:15.244688',0);
INSERT INTO "choices" VALUES('54036d8399f3',17,2,'choose','minions 1','2026-11-16 07:15:15.266568',0);
INSERT INTO "choices" VALUES('54036d8399f3',18,2,'choose','move r2c2','2026-11-16 07:15:15.289550',0);
INSERT INTO "choices" VALUES('54036d8399f3',19,2,'choose','minions 1','2026-11-16 07:15:15.317489',0);
INSERT INTO "choices" VALUES('54036d8399f3',20,1,'choose','r2c2','2026-11-16 07:15:15.360207',43);
INSERT INTO "choices" VALUES('54036d8399f3',21,1,'choose','decline','2026-11-16 07:15:15.390177',30);
INSERT INTO "choices" VALUES('54036d8399f3',22,1,'choose','r3c3','2026-11-16 07:15:15.414235',24);
INSERT INTO "choices" VALUES('54036d8399f3',23,1,'choose','hidden from r1c2 to r1c1','2026-11-16 07:15:15.444786',31);
INSERT INTO "choices" VALUES('6fea5e6139a8',1,0,'choose','B','2026-11-16 07:15:15.516723',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',2,1,'choose','mila','2026-11-16 07:15:15.522324',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',3,1,'choose','minions 1','2026-11-16 07:15:15.544708',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',4,1,'choose','move r1c2','2026-11-16 07:15:15.563797',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',5,1,'choose','move r2c2','2026-11-16 07:15:15.587574',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',6,0,'choose','move r1c2','2026-11-16 07:15:15.636190',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',7,0,'undo','','2026-11-16 07:15:15.666558',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',8,0,'choose','end turn','2026-11-16 07:15:15.724727',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',9,0,'choose','fight','2026-11-16 07:15:15.807649',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',10,0,'choose','end turn','2026-11-16 07:15:15.837755',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',11,0,'undo','','2026-11-16 07:15:15.903908',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',12,0,'choose','move r1c2','2026-11-16 07:15:15.926279',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',13,0,'choose','end turn','2026-11-16 07:15:15.949030',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',14,1,'choose','move r2c1','2026-11-16 07:15:15.969433',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',15,1,'choose','end turn','2026-11-16 07:15:15.992121',0);
INSERT INTO "choices" VALUES('6fea5e6139a8',16,1,'choose','reroll','2026-11-16 07:15:16.043843',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',1,2,'choose','keep','2026-11-16 07:15:16.213832',6);
INSERT INTO "choices" VALUES('f361e1b8fb66',2,2,'undo','','2026-11-16 07:15:16.219964',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',3,2,'choose','keep','2026-11-16 07:15:16.264285',44);
INSERT INTO "choices" VALUES('f361e1b8fb66',4,2,'undo','','2026-11-16 07:15:16.291957',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',5,2,'choose','keep','2026-11-16 07:15:16.359230',67);
INSERT INTO "choices" VALUES('f361e1b8fb66',6,0,'choose','keep','2026-11-16 07:15:16.378402',19);
INSERT INTO "choices" VALUES('f361e1b8fb66',7,1,'choose','keep','2026-11-16 07:15:16.400972',23);
INSERT INTO "choices" VALUES('f361e1b8fb66',8,2,'choose','deploy jan-sobiepan-zamoyski to magnates','2026-11-16 07:15:16.449699',49);
INSERT INTO "choices" VALUES('f361e1b8fb66',9,0,'choose','bene','2026-11-16 07:15:16.475775',26);
INSERT INTO "choices" VALUES('f361e1b8fb66',10,1,'choose','bene','2026-11-16 07:15:16.503945',28);
INSERT INTO "choices" VALUES('f361e1b8fb66',11,2,'choose','bene','2026-11-16 07:15:16.525791',22);
INSERT INTO "choices" VALUES('f361e1b8fb66',12,2,'choose','bene','2026-11-16 07:15:16.556454',31);
INSERT INTO "choices" VALUES('f361e1b8fb66',13,0,'choose','deploy wojciech-miaskowski','2026-11-16 07:15:16.585283',29);
INSERT INTO "choices" VALUES('f361e1b8fb66',14,1,'choose','bene','2026-11-16 07:15:16.612222',27);
INSERT INTO "choices" VALUES('f361e1b8fb66',15,2,'choose','bene','2026-11-16 07:15:16.643574',31);
INSERT INTO "choices" VALUES('f361e1b8fb66',16,0,'choose','bene','2026-11-16 07:15:16.669287',26);
INSERT INTO "choices" VALUES('f361e1b8fb66',17,0,'choose','bene','2026-11-16 07:15:16.690395',21);
INSERT INTO "choices" VALUES('f361e1b8fb66',18,1,'choose','play trybunal-koronny on dworscy','2026-11-16 07:15:16.710097',20);
INSERT INTO "choices" VALUES('f361e1b8fb66',19,2,'choose','bene','2026-11-16 07:15:16.744949',35);
INSERT INTO "choices" VALUES('f361e1b8fb66',20,0,'choose','bene','2026-11-16 07:15:16.780234',35);
INSERT INTO "choices" VALUES('f361e1b8fb66',21,1,'choose','bene','2026-11-16 07:15:16.830679',50);
INSERT INTO "choices" VALUES('f361e1b8fb66',22,1,'choose','bene','2026-11-16 07:15:16.856672',26);
INSERT INTO "choices" VALUES('f361e1b8fb66',23,2,'choose','deploy bernard-denhoff','2026-11-16 07:15:16.884309',28);
INSERT INTO "choices" VALUES('f361e1b8fb66',24,0,'choose','bene','2026-11-16 07:15:16.915232',31);
INSERT INTO "choices" VALUES('f361e1b8fb66',25,1,'choose','bene','2026-11-16 07:15:16.991535',76);
INSERT INTO "choices" VALUES('f361e1b8fb66',26,2,'choose','bene','2026-11-16 07:15:17.030242',39);
INSERT INTO "choices" VALUES('f361e1b8fb66',27,2,'choose','equip jan-sobiepan-zamoyski with szpada-dworska','2026-11-16 07:15:17.079500',49);
INSERT INTO "choices" VALUES('f361e1b8fb66',28,0,'choose','bene','2026-11-16 07:15:17.130453',51);
INSERT INTO "choices" VALUES('f361e1b8fb66',29,1,'choose','bene','2026-11-16 07:15:17.198564',68);
INSERT INTO "choices" VALUES('f361e1b8fb66',30,2,'choose','bene','2026-11-16 07:15:17.208106',10);
INSERT INTO "choices" VALUES('f361e1b8fb66',31,2,'choose','attach przeciwtempo to bernard-denhoff','2026-11-16 07:15:17.238266',30);
INSERT INTO "choices" VALUES('f361e1b8fb66',32,2,'choose','bene','2026-11-16 07:15:17.271618',33);
INSERT INTO "choices" VALUES('f361e1b8fb66',33,0,'ask','26','2026-11-16 07:15:17.331544',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',34,1,'agree','','2026-11-16 07:15:17.358440',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',35,2,'back','26','2026-11-16 07:15:17.420904',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',36,0,'ask','25','2026-11-16 07:15:17.469006',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',37,1,'refuse','','2026-11-16 07:15:17.489336',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',38,2,'standin','greedy','2026-11-16 07:15:17.522546',60102);
INSERT INTO "choices" VALUES('f361e1b8fb66',39,2,'choose','bene','2026-11-16 07:15:17.716252',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',40,2,'return','','2026-11-16 07:15:17.742514',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',41,0,'standin','greedy','2026-11-16 07:15:17.769644',60053);
INSERT INTO "choices" VALUES('f361e1b8fb66',42,0,'choose','play zdrajca-w-obozie on jan-sobiepan-zamoyski','2026-11-16 07:15:17.806074',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',43,1,'choose','bene','2026-11-16 07:15:17.833585',28);
INSERT INTO "choices" VALUES('f361e1b8fb66',44,2,'choose','bene','2026-11-16 07:15:17.856533',23);
INSERT INTO "choices" VALUES('f361e1b8fb66',45,0,'choose','bene','2026-11-16 07:15:17.886285',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',46,0,'choose','bene','2026-11-16 07:15:17.978040',0);
INSERT INTO "choices" VALUES('f361e1b8fb66',47,1,'choose','deploy browar-w-warce','2026-11-16 07:15:17.999799',22);
INSERT INTO "choices" VALUES('f90431976701',1,1,'choose','keep','2026-11-16 07:15:18.224212',62);
INSERT INTO "choices" VALUES('f90431976701',2,2,'choose','redraw','2026-11-16 07:15:18.231917',0);
INSERT INTO "choices" VALUES('f90431976701',3,0,'choose','keep','2026-11-16 07:15:18.270023',0);
INSERT INTO "choices" VALUES('f90431976701',4,1,'choose','deploy muchowiecki','2026-11-16 07:15:18.308790',39);
INSERT INTO "choices" VALUES('f90431976701',5,2,'choose','bene','2026-11-16 07:15:18.328982',0);
INSERT INTO "choices" VALUES('f90431976701',6,0,'choose','bene','2026-11-16 07:15:18.349573',0);
INSERT INTO "choices" VALUES('f90431976701',7,1,'choose','bene','2026-11-16 07:15:18.404214',55);
INSERT INTO "choices" VALUES('f90431976701',8,1,'choose','bene','2026-11-16 07:15:18.430506',26);
INSERT INTO "choices" VALUES('f90431976701',9,2,'choose','bene','2026-11-16 07:15:18.457814',0);
INSERT INTO "choices" VALUES('f90431976701',10,0,'choose','deploy birze','2026-11-16 07:15:18.477803',0);
INSERT INTO "choices" VALUES('f90431976701',11,1,'choose','bene','2026-11-16 07:15:18.513118',35);
INSERT INTO "choices" VALUES('f90431976701',12,2,'choose','bene','2026-11-16 07:15:18.533462',0);
INSERT INTO "choices" VALUES('f90431976701',13,0,'choose','bene','2026-11-16 07:15:18.551758',0);
INSERT INTO "choices" VALUES('f90431976701',14,0,'choose','play szwedzkie-srebro on C','2026-11-16 07:15:18.624823',0);
INSERT INTO "choices" VALUES('f90431976701',15,1,'choose','bene','2026-11-16 07:15:18.641564',17);
INSERT INTO "choices" VALUES('f90431976701',16,2,'choose','bene','2026-11-16 07:15:18.660451',0);
INSERT INTO "choices" VALUES('f90431976701',17,0,'choose','bene','2026-11-16 07:15:18.686311',0);
INSERT INTO "choices" VALUES('f90431976701',18,0,'choose','deploy boguslaw-radziwill to electoral','2026-11-16 07:15:18.709297',0);
INSERT INTO "choices" VALUES('72323e53d631',1,1,'choose','redraw','2026-11-16 07:15:18.796426',0);
INSERT INTO "choices" VALUES('72323e53d631',2,0,'choose','redraw','2026-11-16 07:15:18.836115',0);
INSERT INTO "choices" VALUES('72323e53d631',3,1,'choose','deploy jan-skrzetuski','2026-11-16 07:15:18.869116',0);
INSERT INTO "choices" VALUES('72323e53d631',4,0,'choose','bene','2026-11-16 07:15:18.980501',0);
INSERT INTO "choices" VALUES('72323e53d631',5,1,'choose','bene','2026-11-16 07:15:18.986666',0);
INSERT INTO "choices" VALUES('72323e53d631',6,1,'choose','hand on','2026-11-16 07:15:19.014657',0);
INSERT INTO "choices" VALUES('72323e53d631',7,0,'choose','deploy zajazd-na-rozstajach','2026-11-16 07:15:19.064165',0);
INSERT INTO "choices" VALUES('72323e53d631',8,1,'choose','bene','2026-11-16 07:15:19.083241',0);
INSERT INTO "choices" VALUES('72323e53d631',9,0,'choose','bene','2026-11-16 07:15:19.122892',0);
INSERT INTO "choices" VALUES('72323e53d631',10,0,'undo','','2026-11-16 07:15:19.159221',0);
INSERT INTO "choices" VALUES('72323e53d631',11,0,'choose','liberum-veto','2026-11-16 07:15:19.256148',0);
INSERT INTO "choices" VALUES('72323e53d631',12,1,'choose','bene','2026-11-16 07:15:19.258907',0);
INSERT INTO "choices" VALUES('72323e53d631',13,0,'choose','bene','2026-11-16 07:15:19.295820',0);
INSERT INTO "choices" VALUES('72323e53d631',14,0,'undo','','2026-11-16 07:15:19.317133',0);
INSERT INTO "choices" VALUES('72323e53d631',15,0,'choose','bene','2026-11-16 07:15:19.356330',0);
INSERT INTO "choices" VALUES('72323e53d631',16,0,'choose','deploy boguslaw-radziwill to electoral','2026-11-16 07:15:19.390380',0);
INSERT INTO "choices" VALUES('72323e53d631',17,1,'choose','bene','2026-11-16 07:15:19.445714',0);
INSERT INTO "choices" VALUES('72323e53d631',18,0,'choose','bene','2026-11-16 07:15:19.492165',0);
INSERT INTO "choices" VALUES('72323e53d631',19,0,'choose','attach finta to boguslaw-radziwill','2026-11-16 07:15:19.555267',0);
INSERT INTO "choices" VALUES('72323e53d631',20,0,'choose','bene','2026-11-16 07:15:19.567146',0);
INSERT INTO "choices" VALUES('72323e53d631',21,1,'choose','deploy michal-wolodyjowski','2026-11-16 07:15:19.628172',0);
INSERT INTO "choices" VALUES('72323e53d631',22,0,'choose','bene','2026-11-16 07:15:19.652476',0);
INSERT INTO "choices" VALUES('72323e53d631',23,1,'choose','bene','2026-11-16 07:15:19.675761',0);
INSERT INTO "choices" VALUES('72323e53d631',24,1,'choose','attach wypad to michal-wolodyjowski','2026-11-16 07:15:19.705222',0);
INSERT INTO "choices" VALUES('72323e53d631',25,1,'choose','deploy zbaraz','2026-11-16 07:15:19.729341',0);
INSERT INTO "choices" VALUES('72323e53d631',26,0,'choose','bene','2026-11-16 07:15:19.757649',0);
INSERT INTO "choices" VALUES('72323e53d631',27,1,'choose','bene','2026-11-16 07:15:19.775763',0);
INSERT INTO "choices" VALUES('72323e53d631',28,1,'choose','bene','2026-11-16 07:15:19.796963',0);
INSERT INTO "choices" VALUES('72323e53d631',29,0,'choose','challenge jan-skrzetuski with boguslaw-radziwill','2026-11-16 07:15:19.818449',0);
INSERT INTO "choices" VALUES('72323e53d631',30,1,'choose','bene','2026-11-16 07:15:19.839949',0);
INSERT INTO "choices" VALUES('72323e53d631',31,0,'choose','bene','2026-11-16 07:15:19.862946',0);
INSERT INTO "choices" VALUES('72323e53d631',32,0,'choose','thrust finta','2026-11-16 07:15:19.895462',0);
INSERT INTO "choices" VALUES('72323e53d631',33,1,'choose','bene','2026-11-16 07:15:19.916186',0);
INSERT INTO "choices" VALUES('72323e53d631',34,0,'choose','bene','2026-11-16 07:15:19.938359',0);
INSERT INTO "choices" VALUES('72323e53d631',35,1,'choose','bene','2026-11-16 07:15:19.959305',0);
INSERT INTO "choices" VALUES('72323e53d631',36,0,'choose','bene','2026-11-16 07:15:20.017294',0);
INSERT INTO "choices" VALUES('72323e53d631',37,1,'choose','bene','2026-11-16 07:15:20.035571',0);
INSERT INTO "choices" VALUES('72323e53d631',38,0,'choose','bene','2026-11-16 07:15:20.057305',0);
INSERT INTO "choices" VALUES('72323e53d631',39,0,'choose','bene','2026-11-16 07:15:20.078988',0);
INSERT INTO "choices" VALUES('72323e53d631',40,0,'choose','equip boguslaw-radziwill with rapier','2026-11-16 07:15:20.100493',0);
INSERT INTO "choices" VALUES('72323e53d631',41,1,'choose','bene','2026-11-16 07:15:20.119934',0);
INSERT INTO "choices" VALUES('72323e53d631',42,0,'choose','bene','2026-11-16 07:15:20.162645',0);
INSERT INTO "choices" VALUES('72323e53d631',43,0,'choose','bene','2026-11-16 07:15:20.189156',0);
INSERT INTO "choices" VALUES('72323e53d631',44,1,'choose','deploy zbaraz','2026-11-16 07:15:20.217201',0);
INSERT INTO "choices" VALUES('72323e53d631',45,0,'choose','bene','2026-11-16 07:15:20.237389',0);
INSERT INTO "choices" VALUES('72323e53d631',46,1,'choose','bene','2026-11-16 07:15:20.256368',0);
INSERT INTO "choices" VALUES('72323e53d631',47,1,'choose','agitate with michal-wolodyjowski discarding wypad','2026-11-16 07:15:20.275459',0);
INSERT INTO "choices" VALUES('72323e53d631',48,0,'choose','bene','2026-11-16 07:15:20.299614',0);
INSERT INTO "choices" VALUES('72323e53d631',49,1,'choose','wiwat','2026-11-16 07:15:20.321483',0);
INSERT INTO "choices" VALUES('72323e53d631',50,0,'choose','bene','2026-11-16 07:15:20.343391',0);
INSERT INTO "choices" VALUES('72323e53d631',51,1,'choose','bene','2026-11-16 07:15:20.367958',0);
INSERT INTO "choices" VALUES('72323e53d631',52,1,'choose','bene','2026-11-16 07:15:20.387276',0);
INSERT INTO "choices" VALUES('72323e53d631',53,0,'choose','deploy ganchoff','2026-11-16 07:15:20.410910',0);
INSERT INTO "choices" VALUES('72323e53d631',54,1,'choose','bene','2026-11-16 07:15:20.429582',0);
INSERT INTO "choices" VALUES('72323e53d631',55,0,'choose','bene','2026-11-16 07:15:20.472034',0);
INSERT INTO "choices" VALUES('72323e53d631',56,0,'choose','hand on','2026-11-16 07:15:20.491717',0);
INSERT INTO "choices" VALUES('72323e53d631',57,1,'choose','deploy michal-korybut-wisniowiecki to electoral','2026-11-16 07:15:20.512935',0);
INSERT INTO "choices" VALUES('72323e53d631',58,0,'choose','bene','2026-11-16 07:15:20.554370',0);
INSERT INTO "choices" VALUES('72323e53d631',59,1,'choose','bene','2026-11-16 07:15:20.572910',0);
INSERT INTO "choices" VALUES('72323e53d631',60,1,'choose','hand on','2026-11-16 07:15:20.592985',0);
INSERT INTO "choices" VALUES('72323e53d631',61,0,'choose','bene','2026-11-16 07:15:20.636438',0);
INSERT INTO "choices" VALUES('72323e53d631',62,1,'choose','bene','2026-11-16 07:15:20.661949',0);
INSERT INTO "choices" VALUES('72323e53d631',63,1,'choose','bene','2026-11-16 07:15:20.679817',0);
INSERT INTO "choices" VALUES('72323e53d631',64,0,'choose','bene','2026-11-16 07:15:20.703119',0);
INSERT INTO "choices" VALUES('72323e53d631',65,1,'choose','zbaraz','2026-11-16 07:15:20.725973',0);
INSERT INTO "choices" VALUES('72323e53d631',66,0,'choose','hassling-ketling','2026-11-16 07:15:20.767317',0);
INSERT INTO "choices" VALUES('72323e53d631',67,1,'choose','bene','2026-11-16 07:15:20.791920',0);
INSERT INTO "choices" VALUES('72323e53d631',68,1,'choose','pay 1','2026-11-16 07:15:20.812453',0);
INSERT INTO "choices" VALUES('72323e53d631',69,0,'choose','pay 0','2026-11-16 07:15:20.835118',0);
INSERT INTO "choices" VALUES('72323e53d631',70,1,'choose','challenge ganchoff with michal-wolodyjowski','2026-11-16 07:15:20.855456',0);
INSERT INTO "choices" VALUES('72323e53d631',71,0,'choose','accept','2026-11-16 07:15:20.896704',0);
INSERT INTO "choices" VALUES('72323e53d631',72,1,'choose','bene','2026-11-16 07:15:20.915258',0);
INSERT INTO "choices" VALUES('72323e53d631',73,0,'choose','bene','2026-11-16 07:15:20.939084',0);
INSERT INTO "choices" VALUES('72323e53d631',74,1,'choose','thrust krzyzowa-sztuka','2026-11-16 07:15:20.961524',0);
INSERT INTO "choices" VALUES('72323e53d631',75,0,'choose','bene','2026-11-16 07:15:20.982976',0);
INSERT INTO "choices" VALUES('72323e53d631',76,1,'choose','bene','2026-11-16 07:15:21.001457',0);
INSERT INTO "choices" VALUES('72323e53d631',77,0,'choose','bene','2026-11-16 07:15:21.023826',0);
INSERT INTO "choices" VALUES('72323e53d631',78,1,'choose','bene','2026-11-16 07:15:21.041710',0);
INSERT INTO "choices" VALUES('72323e53d631',79,1,'choose','bene','2026-11-16 07:15:21.059822',0);
INSERT INTO "choices" VALUES('72323e53d631',80,0,'choose','bene','2026-11-16 07:15:21.084297',0);
INSERT INTO "choices" VALUES('72323e53d631',81,0,'choose','bene','2026-11-16 07:15:21.110879',0);
INSERT INTO "choices" VALUES('72323e53d631',82,1,'choose','equip michal-wolodyjowski with batorowka','2026-11-16 07:15:21.138154',0);
INSERT INTO "choices" VALUES('72323e53d631',83,0,'choose','bene','2026-11-16 07:15:21.179211',0);
INSERT INTO "choices" VALUES('72323e53d631',84,1,'choose','bene','2026-11-16 07:15:21.199846',0);
INSERT INTO "choices" VALUES('72323e53d631',85,1,'choose','bene','2026-11-16 07:15:21.221430',0);
INSERT INTO "choices" VALUES('72323e53d631',86,0,'choose','deploy latyfundium','2026-11-16 07:15:21.263716',0);
INSERT INTO "choices" VALUES('72323e53d631',87,1,'choose','bene','2026-11-16 07:15:21.283785',0);
INSERT INTO "choices" VALUES('72323e53d631',88,0,'choose','bene','2026-11-16 07:15:21.306327',0);
INSERT INTO "choices" VALUES('72323e53d631',89,0,'choose','agitate with boguslaw-radziwill','2026-11-16 07:15:21.328501',0);
INSERT INTO "choices" VALUES('72323e53d631',90,1,'choose','bene','2026-11-16 07:15:21.348223',0);
INSERT INTO "choices" VALUES('72323e53d631',91,0,'choose','bene','2026-11-16 07:15:21.370779',0);
INSERT INTO "choices" VALUES('72323e53d631',92,0,'choose','bene','2026-11-16 07:15:21.391677',0);
INSERT INTO "choices" VALUES('72323e53d631',93,1,'choose','deploy michal-korybut-wisniowiecki to magnates','2026-11-16 07:15:21.417131',0);
INSERT INTO "choices" VALUES('72323e53d631',94,0,'choose','bene','2026-11-16 07:15:21.458919',0);
INSERT INTO "choices" VALUES('72323e53d631',95,1,'choose','bene','2026-11-16 07:15:21.483909',0);
INSERT INTO "choices" VALUES('72323e53d631',96,1,'choose','deploy jasna-gora','2026-11-16 07:15:21.504713',0);
INSERT INTO "choices" VALUES('72323e53d631',97,0,'choose','bene','2026-11-16 07:15:21.547063',0);
INSERT INTO "choices" VALUES('72323e53d631',98,1,'choose','bene','2026-11-16 07:15:21.571815',0);
INSERT INTO "choices" VALUES('72323e53d631',99,1,'choose','bene','2026-11-16 07:15:21.596664',0);
INSERT INTO "choices" VALUES('72323e53d631',100,0,'choose','deploy wojciech-miaskowski','2026-11-16 07:15:21.634548',0);
INSERT INTO "choices" VALUES('72323e53d631',101,1,'choose','bene','2026-11-16 07:15:21.652436',0);
INSERT INTO "choices" VALUES('72323e53d631',102,0,'choose','bene','2026-11-16 07:15:21.674629',0);
INSERT INTO "choices" VALUES('72323e53d631',103,0,'choose','deploy roch-kowalski','2026-11-16 07:15:21.697870',0);
INSERT INTO "choices" VALUES('72323e53d631',104,1,'choose','bene','2026-11-16 07:15:21.721059',0);
INSERT INTO "choices" VALUES('72323e53d631',105,0,'choose','bene','2026-11-16 07:15:21.743399',0);
INSERT INTO "choices" VALUES('72323e53d631',106,0,'choose','bene','2026-11-16 07:15:21.765739',0);
INSERT INTO "choices" VALUES('72323e53d631',107,1,'choose','bene','2026-11-16 07:15:21.788153',0);
INSERT INTO "choices" VALUES('72323e53d631',108,0,'choose','przekupiona-szlachta','2026-11-16 07:15:21.811497',0);
INSERT INTO "choices" VALUES('72323e53d631',109,1,'choose','bene','2026-11-16 07:15:21.840428',0);
INSERT INTO "choices" VALUES('72323e53d631',110,0,'choose','bujdy-i-bajania','2026-11-16 07:15:21.863392',0);
INSERT INTO "choices" VALUES('72323e53d631',111,1,'choose','bene','2026-11-16 07:15:21.888099',0);
INSERT INTO "choices" VALUES('72323e53d631',112,0,'choose','bene','2026-11-16 07:15:21.914261',0);
INSERT INTO "choices" VALUES('72323e53d631',113,1,'choose','bene','2026-11-16 07:15:21.944088',0);
INSERT INTO "choices" VALUES('72323e53d631',114,0,'choose','bene','2026-11-16 07:15:21.988057',0);
INSERT INTO "choices" VALUES('72323e53d631',115,1,'choose','wurcel','2026-11-16 07:15:22.010289',0);
INSERT INTO "choices" VALUES('72323e53d631',116,0,'choose','chleb-z-pajeczyna','2026-11-16 07:15:22.055483',0);
INSERT INTO "choices" VALUES('72323e53d631',117,1,'choose','bene','2026-11-16 07:15:22.075891',0);
INSERT INTO "choices" VALUES('72323e53d631',118,0,'choose','bene','2026-11-16 07:15:22.098404',0);
INSERT INTO "choices" VALUES('72323e53d631',119,1,'choose','pay 0','2026-11-16 07:15:22.121560',0);
INSERT INTO "choices" VALUES('72323e53d631',120,0,'choose','pay 2','2026-11-16 07:15:22.142363',0);
INSERT INTO "choices" VALUES('72323e53d631',121,1,'choose','challenge boguslaw-radziwill with michal-wolodyjowski','2026-11-16 07:15:22.167272',0);
INSERT INTO "choices" VALUES('72323e53d631',122,0,'choose','accept','2026-11-16 07:15:22.206153',0);
INSERT INTO "choices" VALUES('72323e53d631',123,1,'choose','bene','2026-11-16 07:15:22.227858',0);
INSERT INTO "choices" VALUES('72323e53d631',124,0,'choose','bene','2026-11-16 07:15:22.250258',0);
INSERT INTO "choices" VALUES('72323e53d631',125,1,'choose','ready','2026-11-16 07:15:22.271310',0);
INSERT INTO "choices" VALUES('72323e53d631',126,1,'choose','bene','2026-11-16 07:15:22.289154',0);
INSERT INTO "choices" VALUES('72323e53d631',127,0,'choose','bene','2026-11-16 07:15:22.332558',0);
INSERT INTO "choices" VALUES('72323e53d631',128,1,'choose','bene','2026-11-16 07:15:22.351867',0);
INSERT INTO "choices" VALUES('72323e53d631',129,0,'choose','bene','2026-11-16 07:15:22.394283',0);
INSERT INTO "choices" VALUES('72323e53d631',130,0,'choose','rapier','2026-11-16 07:15:22.417841',0);
INSERT INTO "choices" VALUES('72323e53d631',131,0,'choose','bene','2026-11-16 07:15:22.437822',0);
INSERT INTO "choices" VALUES('72323e53d631',132,1,'choose','deploy jasna-gora','2026-11-16 07:15:22.461617',0);
INSERT INTO "choices" VALUES('72323e53d631',133,0,'choose','bene','2026-11-16 07:15:22.502545',0);
INSERT INTO "choices" VALUES('72323e53d631',134,1,'choose','bene','2026-11-16 07:15:22.523770',0);
INSERT INTO "choices" VALUES('72323e53d631',135,1,'choose','bene','2026-11-16 07:15:22.543543',0);
INSERT INTO "choices" VALUES('72323e53d631',136,0,'choose','deploy boguslaw-radziwill to electoral','2026-11-16 07:15:22.565692',0);
INSERT INTO "choices" VALUES('72323e53d631',137,1,'choose','bene','2026-11-16 07:15:22.587936',0);
INSERT INTO "choices" VALUES('72323e53d631',138,0,'choose','bene','2026-11-16 07:15:22.610601',0);
INSERT INTO "choices" VALUES('72323e53d631',139,0,'choose','deploy wojciech-miaskowski','2026-11-16 07:15:22.631770',0);
INSERT INTO "choices" VALUES('72323e53d631',140,1,'choose','bene','2026-11-16 07:15:22.651837',0);
INSERT INTO "choices" VALUES('72323e53d631',141,0,'choose','bene','2026-11-16 07:15:22.674384',0);
INSERT INTO "choices" VALUES('72323e53d631',142,0,'choose','deploy birze','2026-11-16 07:15:22.697798',0);
INSERT INTO "choices" VALUES('72323e53d631',143,1,'choose','bene','2026-11-16 07:15:22.716287',0);
INSERT INTO "choices" VALUES('72323e53d631',144,0,'choose','bene','2026-11-16 07:15:22.738275',0);
INSERT INTO "choices" VALUES('72323e53d631',145,0,'choose','bene','2026-11-16 07:15:22.759893',0);
INSERT INTO "choices" VALUES('72323e53d631',146,1,'choose','bene','2026-11-16 07:15:22.784005',0);
INSERT INTO "choices" VALUES('72323e53d631',147,0,'choose','deploy janusz-radziwill to magnates','2026-11-16 07:15:22.824785',0);
INSERT INTO "choices" VALUES('72323e53d631',148,1,'choose','bene','2026-11-16 07:15:22.842704',0);
INSERT INTO "choices" VALUES('72323e53d631',149,0,'choose','bene','2026-11-16 07:15:22.885715',0);
INSERT INTO "choices" VALUES('72323e53d631',150,0,'choose','deploy birze','2026-11-16 07:15:22.913828',0);
INSERT INTO "choices" VALUES('72323e53d631',151,1,'choose','bene','2026-11-16 07:15:22.932279',0);
INSERT INTO "choices" VALUES('72323e53d631',152,0,'choose','bene','2026-11-16 07:15:22.954709',0);
INSERT INTO "choices" VALUES('72323e53d631',153,0,'choose','bene','2026-11-16 07:15:22.975732',0);
INSERT INTO "choices" VALUES('72323e53d631',154,1,'choose','bene','2026-11-16 07:15:22.995800',0);
INSERT INTO "choices" VALUES('72323e53d631',155,0,'choose','bene','2026-11-16 07:15:23.018498',0);
INSERT INTO "choices" VALUES('72323e53d631',156,1,'choose','keep','2026-11-16 07:15:23.040874',0);
INSERT INTO "choices" VALUES('72323e53d631',157,0,'choose','keep','2026-11-16 07:15:23.061869',0);
INSERT INTO "choices" VALUES('72323e53d631',158,1,'choose','bene','2026-11-16 07:15:23.088027',0);
INSERT INTO "choices" VALUES('72323e53d631',159,0,'choose','bene','2026-11-16 07:15:23.111261',0);
INSERT INTO "choices" VALUES('72323e53d631',160,0,'choose','pay 2','2026-11-16 07:15:23.131625',0);
INSERT INTO "choices" VALUES('72323e53d631',161,1,'choose','deploy latyfundium','2026-11-16 07:15:23.155465',0);
INSERT INTO "choices" VALUES('72323e53d631',162,0,'choose','bene','2026-11-16 07:15:23.176920',0);
INSERT INTO "choices" VALUES('72323e53d631',163,1,'choose','bene','2026-11-16 07:15:23.195761',0);
INSERT INTO "choices" VALUES('72323e53d631',164,1,'choose','bene','2026-11-16 07:15:23.216832',0);
INSERT INTO "choices" VALUES('72323e53d631',165,0,'choose','deploy janusz-radziwill to magnates','2026-11-16 07:15:23.260854',0);
INSERT INTO "choices" VALUES('72323e53d631',166,1,'choose','bene','2026-11-16 07:15:23.279904',0);
INSERT INTO "choices" VALUES('72323e53d631',167,0,'choose','bene','2026-11-16 07:15:23.322476',0);
INSERT INTO "choices" VALUES('72323e53d631',168,0,'choose','deploy latyfundium','2026-11-16 07:15:23.343303',0);
INSERT INTO "choices" VALUES('72323e53d631',169,1,'choose','bene','2026-11-16 07:15:23.362673',0);
INSERT INTO "choices" VALUES('72323e53d631',170,0,'choose','bene','2026-11-16 07:15:23.387649',0);
INSERT INTO "choices" VALUES('72323e53d631',171,0,'choose','deploy boguslaw-radziwill to electoral','2026-11-16 07:15:23.409867',0);
INSERT INTO "choices" VALUES('72323e53d631',172,1,'choose','bene','2026-11-16 07:15:23.430365',0);
INSERT INTO "choices" VALUES('72323e53d631',173,0,'choose','bene','2026-11-16 07:15:23.473413',0);
INSERT INTO "choices" VALUES('72323e53d631',174,0,'choose','deploy roch-kowalski','2026-11-16 07:15:23.493393',0);
INSERT INTO "choices" VALUES('72323e53d631',175,1,'choose','bene','2026-11-16 07:15:23.511691',0);
INSERT INTO "choices" VALUES('72323e53d631',176,0,'choose','bene','2026-11-16 07:15:23.533924',0);
INSERT INTO "choices" VALUES('72323e53d631',177,0,'choose','deploy birze','2026-11-16 07:15:23.556711',0);
INSERT INTO "choices" VALUES('72323e53d631',178,1,'choose','bene','2026-11-16 07:15:23.576872',0);
INSERT INTO "choices" VALUES('72323e53d631',179,0,'choose','bene','2026-11-16 07:15:23.599843',0);
INSERT INTO "choices" VALUES('72323e53d631',180,0,'choose','bene','2026-11-16 07:15:23.624436',0);
INSERT INTO "choices" VALUES('72323e53d631',181,1,'choose','bene','2026-11-16 07:15:23.648633',0);
INSERT INTO "choices" VALUES('72323e53d631',182,0,'choose','bene','2026-11-16 07:15:23.671735',0);
INSERT INTO "choices" VALUES('72323e53d631',183,1,'choose','muchowiecki','2026-11-16 07:15:23.699787',0);
INSERT INTO "choices" VALUES('72323e53d631',184,0,'choose','muszkiet-szwedzki','2026-11-16 07:15:23.740901',0);
INSERT INTO "choices" VALUES('72323e53d631',185,1,'choose','bene','2026-11-16 07:15:23.761941',0);
INSERT INTO "choices" VALUES('72323e53d631',186,0,'choose','bene','2026-11-16 07:15:23.804668',0);
INSERT INTO "choices" VALUES('72323e53d631',187,1,'choose','pay 1','2026-11-16 07:15:23.829405',0);
INSERT INTO "choices" VALUES('72323e53d631',188,0,'choose','pay 0','2026-11-16 07:15:23.851336',0);
INSERT INTO "choices" VALUES('72323e53d631',189,1,'choose','equip michal-wolodyjowski with szablisko-pelki','2026-11-16 07:15:23.873360',0);
INSERT INTO "choices" VALUES('72323e53d631',190,0,'choose','bene','2026-11-16 07:15:23.894000',0);
INSERT INTO "choices" VALUES('72323e53d631',191,1,'choose','bene','2026-11-16 07:15:23.912075',0);
INSERT INTO "choices" VALUES('72323e53d631',192,1,'choose','agitate with michal-wolodyjowski','2026-11-16 07:15:23.932744',0);
INSERT INTO "choices" VALUES('72323e53d631',193,0,'choose','bene','2026-11-16 07:15:23.974842',0);
INSERT INTO "choices" VALUES('72323e53d631',194,1,'choose','bene','2026-11-16 07:15:23.999846',0);
INSERT INTO "choices" VALUES('72323e53d631',195,1,'choose','bene','2026-11-16 07:15:24.017327',0);
INSERT INTO "choices" VALUES('72323e53d631',196,0,'choose','bene','2026-11-16 07:15:24.042452',0);
INSERT INTO "choices" VALUES('72323e53d631',197,1,'choose','deploy michal-korybut-wisniowiecki to magnates','2026-11-16 07:15:24.065495',0);
INSERT INTO "choices" VALUES('72323e53d631',198,0,'choose','bene','2026-11-16 07:15:24.086245',0);
INSERT INTO "choices" VALUES('72323e53d631',199,1,'choose','bene','2026-11-16 07:15:24.111805',0);
INSERT INTO "choices" VALUES('72323e53d631',200,1,'choose','bene','2026-11-16 07:15:24.129561',0);
INSERT INTO "choices" VALUES('72323e53d631',201,0,'choose','bene','2026-11-16 07:15:24.157434',0);
INSERT INTO "choices" VALUES('72323e53d631',202,1,'choose','move michal-korybut-wisniowiecki','2026-11-16 07:15:24.177449',0);
INSERT INTO "choices" VALUES('72323e53d631',203,1,'choose','bene','2026-11-16 07:15:24.195282',0);
INSERT INTO "choices" VALUES('72323e53d631',204,0,'choose','deploy boguslaw-radziwill to electoral','2026-11-16 07:15:24.218126',0);
INSERT INTO "choices" VALUES('72323e53d631',205,1,'choose','bene','2026-11-16 07:15:24.239828',0);
INSERT INTO "choices" VALUES('72323e53d631',206,0,'choose','bene','2026-11-16 07:15:24.262178',0);
INSERT INTO "choices" VALUES('72323e53d631',207,0,'choose','attach riposta to boguslaw-radziwill','2026-11-16 07:15:24.286599',0);
INSERT INTO "choices" VALUES('72323e53d631',208,0,'choose','bene','2026-11-16 07:15:24.309349',0);
INSERT INTO "choices" VALUES('72323e53d631',209,1,'choose','influence on boguslaw-radziwill','2026-11-16 07:15:24.334683',0);
INSERT INTO "choices" VALUES('72323e53d631',210,0,'choose','bene','2026-11-16 07:15:24.373033',0);
INSERT INTO "choices" VALUES('72323e53d631',211,1,'choose','bene','2026-11-16 07:15:24.395863',0);
INSERT INTO "choices" VALUES('72323e53d631',212,1,'choose','deploy jan-zagloba','2026-11-16 07:15:24.420873',0);
INSERT INTO "choices" VALUES('72323e53d631',213,0,'choose','bene','2026-11-16 07:15:24.458740',0);
INSERT INTO "choices" VALUES('72323e53d631',214,1,'choose','bene','2026-11-16 07:15:24.477453',0);
INSERT INTO "choices" VALUES('72323e53d631',215,1,'choose','bene','2026-11-16 07:15:24.498825',0);
INSERT INTO "choices" VALUES('72323e53d631',216,0,'choose','challenge michal-korybut-wisniowiecki with boguslaw-radziwill','2026-11-16 07:15:24.520781',0);
INSERT INTO "choices" VALUES('72323e53d631',217,1,'choose','bene','2026-11-16 07:15:24.539242',0);
INSERT INTO "choices" VALUES('72323e53d631',218,0,'choose','bene','2026-11-16 07:15:24.561125',0);
INSERT INTO "choices" VALUES('72323e53d631',219,0,'choose','bene','2026-11-16 07:15:24.583494',0);
INSERT INTO "choices" VALUES('72323e53d631',220,1,'choose','bene','2026-11-16 07:15:24.604207',0);
INSERT INTO "choices" VALUES('72323e53d631',221,1,'choose','bene','2026-11-16 07:15:24.625072',0);
INSERT INTO "choices" VALUES('72323e53d631',222,0,'choose','bene','2026-11-16 07:15:24.646856',0);
INSERT INTO "choices" VALUES('f8c89619c210',1,0,'choose','A','2026-11-16 07:15:24.687791',0);
INSERT INTO "choices" VALUES('f8c89619c210',2,1,'propose','A move r2c1','2026-11-16 07:15:24.709861',0);
INSERT INTO "choices" VALUES('52de01e7ce81',1,1,'choose','redraw','2026-11-16 07:15:24.778872',0);
INSERT INTO "choices" VALUES('52de01e7ce81',2,0,'choose','redraw','2026-11-16 07:15:24.786525',0);
INSERT INTO "choices" VALUES('52de01e7ce81',3,1,'choose','play konwokacja','2026-11-16 07:15:24.809569',0);
INSERT INTO "choices" VALUES('52de01e7ce81',4,0,'choose','bene','2026-11-16 07:15:24.835797',0);
INSERT INTO "choices" VALUES('52de01e7ce81',5,1,'choose','liberum-veto','2026-11-16 07:15:24.856484',0);
INSERT INTO "choices" VALUES('52de01e7ce81',6,0,'choose','bene','2026-11-16 07:15:24.889441',0);
INSERT INTO "choices" VALUES('52de01e7ce81',7,1,'choose','bene','2026-11-16 07:15:24.910311',0);
INSERT INTO "choices" VALUES('52de01e7ce81',8,1,'choose','bene','2026-11-16 07:15:24.935686',0);
INSERT INTO "choices" VALUES('52de01e7ce81',9,0,'choose','deploy bernard-denhoff','2026-11-16 07:15:24.958245',0);
INSERT INTO "choices" VALUES('52de01e7ce81',10,1,'choose','bene','2026-11-16 07:15:24.982672',0);
INSERT INTO "choices" VALUES('52de01e7ce81',11,0,'choose','bene','2026-11-16 07:15:25.006286',0);
INSERT INTO "choices" VALUES('52de01e7ce81',12,0,'choose','equip bernard-denhoff with bandolet','2026-11-16 07:15:25.029763',0);
INSERT INTO "choices" VALUES('355b8b103ceb',1,0,'choose','redraw','2026-11-16 07:15:25.078881',0);
INSERT INTO "choices" VALUES('355b8b103ceb',2,1,'choose','redraw','2026-11-16 07:15:25.115436',0);
INSERT INTO "choices" VALUES('355b8b103ceb',3,0,'choose','dignitary to court','2026-11-16 07:15:25.142240',0);
INSERT INTO "choices" VALUES('355b8b103ceb',4,1,'choose','acolyte to influence','2026-11-16 07:15:25.165530',0);
INSERT INTO "choices" VALUES('355b8b103ceb',5,0,'choose','acolyte to court','2026-11-16 07:15:25.186208',0);
INSERT INTO "choices" VALUES('355b8b103ceb',6,1,'choose','assassin to court','2026-11-16 07:15:25.209474',0);
INSERT INTO "choices" VALUES('355b8b103ceb',7,0,'choose','assassin to court','2026-11-16 07:15:25.250254',0);
INSERT INTO "choices" VALUES('355b8b103ceb',8,1,'choose','pass','2026-11-16 07:15:25.273447',0);
INSERT INTO "choices" VALUES('355b8b103ceb',9,0,'choose','pass','2026-11-16 07:15:25.314282',0);
INSERT INTO "choices" VALUES('355b8b103ceb',10,1,'choose','deceit on acolyte.b','2026-11-16 07:15:25.335780',0);
INSERT INTO "choices" VALUES('355b8b103ceb',11,1,'choose','violence on acolyte.b','2026-11-16 07:15:25.356584',0);
INSERT INTO "choices" VALUES('355b8b103ceb',12,1,'choose','move acolyte.b to mission','2026-11-16 07:15:25.380743',0);
INSERT INTO "choices" VALUES('355b8b103ceb',13,0,'choose','violence on assassin.a','2026-11-16 07:15:25.416829',0);
INSERT INTO "choices" VALUES('355b8b103ceb',14,0,'choose','power on assassin.b','2026-11-16 07:15:25.441563',0);
INSERT INTO "choices" VALUES('355b8b103ceb',15,0,'choose','acolyte.a','2026-11-16 07:15:25.465494',0);
CREATE TABLE packs (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (hash, game)
);
INSERT INTO "packs" VALUES('4dffe5220135f7e2','elekt','# The house pack of Elekt: the cards the rulebook names, and stand-ins for the rest.
#
# origin    "rulebook": the card is named in the rulebook; "stand-in": made for this implementation.
# stand_in  on a rulebook card: the parts that are ours all the same.
# known     on a stand-in card: the part that is the rulebook''s.
#
# Texts are summaries in our own words. A Unit''s ability with when = "assigned" is an instant one: using it is
# optional (EL-903) and costs `cost` Heat, nothing if there is no cost. "Here" means the Zone of the card.

[pack]
id = "mine"
game = "elekt"
version = 1
name = { en = "House cards", pl = "Karty domowe", pt = "Cartas da casa" }

# ----------------------------------------------------------------------------
# Basic Units: four sets, no abilities
# ----------------------------------------------------------------------------

[[unit]]
id = "acolyte"
name = { en = "Acolyte", pl = "Akolita", pt = "Acólito" }
copies = 4
rank = "basic"
type = "cultist"
symbols = { occultism = 1, power = 1 }
origin = "rulebook"
stand_in = "type, symbols (the example only shows: no Deceit, no Violence, Occultism at most 2), absence of an ability"

[[unit]]
id = "nameless"
name = { en = "Nameless", pl = "Bezimienny", pt = "Sem-Nome" }
copies = 4
rank = "basic"
type = "spectre"
symbols = { deceit = 1, power = 1 }
origin = "rulebook"
stand_in = "type, symbols, absence of an ability"

[[unit]]
id = "dignitary"
name = { en = "Dignitary", pl = "Dygnitarz", pt = "Dignitário" }
copies = 4
rank = "basic"
type = "cultist"
symbols = { power = 2 }
origin = "rulebook"
stand_in = "type, symbols, absence of an ability"

[[unit]]
id = "assassin"
name = { en = "Assassin", pl = "Zabójca", pt = "Assassino" }
copies = 4
rank = "basic"
type = "cultist"
symbols = { violence = 1, power = 1 }
origin = "rulebook"
stand_in = "type, symbols, absence of an ability"

# ----------------------------------------------------------------------------
# Elite Units of the rulebook (10)
# ----------------------------------------------------------------------------

[[unit]]
id = "plague-herald"
name = { en = "Plague Herald", pl = "Zwiastun Zarazy", pt = "Arauto da Peste" }
rank = "elite"
type = "spectre"
symbols = { occultism = 2, power = 1 }
when = "won_occultism"
effect = ["tokens_may_match()"]
text = { en = "When you win Occultism here, your two tokens may be of one Attribute.", pl = "Gdy zwyciężysz tu na Okultyzm, oba twoje żetony mogą być tego samego Atrybutu.", pt = "Quando você vencer o confronto de Ocultismo aqui, suas duas fichas podem ser do mesmo Atributo." }
origin = "rulebook"
stand_in = "type, symbols"

[[unit]]
id = "scarifist-guardsman"
name = { en = "Guardsman of the Scarifists", pl = "Gwardzista Skaryfistów", pt = "Guarda dos Escarifistas" }
rank = "elite"
type = "cultist"
symbols = { violence = 1, power = 2 }
when = "destroying"
effect = ["choose_victim()"]
text = { en = "When an opponent destroys a Unit of yours here, you choose which of your Units here it is; it cannot be saved.", pl = "Ilekroć przeciwnik unicestwia tu Jednostkę należącą do ciebie, wskazujesz, którą z twoich Jednostek w tej Strefie to spotka; nie można jej ocalić.", pt = "Quando um oponente destrói uma Unidade sua aqui, você escolhe qual das suas Unidades nesta Zona será a destruída; ela não pode ser salva." }
origin = "rulebook"
stand_in = "type, symbols"

[[unit]]
id = "dark-exarch"
name = { en = "Dark Exarch", pl = "Mroczny egzarcha", pt = "Exarca Sombrio" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, power = 2 }
when = "saved"
effect = ["keep_in_zone(1)"]
text = { en = "After you save a Unit here, you may pay 1 Heat: it stays in this Zone.", pl = "Gdy ocalisz tu swoją Jednostkę, możesz zapłacić 1 Żar, aby została w tej Strefie.", pt = "Depois de salvar uma Unidade aqui, você pode pagar 1 Brasa para que ela fique nesta Zona." }
origin = "rulebook"
stand_in = "type, symbols, that it serves its owner only"

[[unit]]
id = "body-thief"
name = { en = "Body Thief", pl = "Złodziej ciał", pt = "Ladrão de Corpos" }
rank = "elite"
type = "spectre"
symbols = { deceit = 1, violence = 1 }
when = "assigned"
cost = 1
effect = ["take_unit(another)", "discard_unit(this)"]
text = { en = "Take any other Unit here into your hand; then discard this Unit.", pl = "Zabierz na rękę dowolną inną Jednostkę z tej Strefy, po czym odrzuć tę Jednostkę.", pt = "Pegue para a sua mão qualquer outra Unidade desta Zona; depois descarte esta Unidade." }
origin = "rulebook"
stand_in = "type, symbols, cost"

[[unit]]
id = "ravenous-skarger"
name = { en = "Ravenous Skarger", pl = "Żarłoczny Skarger", pt = "Skarger Voraz" }
rank = "elite"
type = "spectre"
symbols = { violence = 2, power = 1 }
when = "assigned"
cost = 1
effect = ["confront_now(violence)"]
text = { en = "Resolve a Violence confrontation here now.", pl = "Rozstrzygnij teraz w tej Strefie konfrontację na Przemoc.", pt = "Resolva agora um confronto de Violência nesta Zona." }
origin = "rulebook"
stand_in = "type, symbols, cost"

[[unit]]
id = "forger-of-history"
name = { en = "Forger of History", pl = "Fałszerz historii", pt = "Falsificador da História" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 1 }
when = "won_power"
effect = ["take_won_card(1)"]
text = { en = "When you win Power here, you may discard the face-up card instead of winning it and take a won card with exactly 1 Title from an opponent.", pl = "Gdy zwyciężysz tu na Władzę, możesz odrzucić odkrytą kartę, zamiast ją zdobyć, i odebrać przeciwnikowi zdobytą kartę, która ma dokładnie 1 Tytuł.", pt = "Quando você vencer o confronto de Poder aqui, pode descartar a carta virada para cima em vez de conquistá-la e tomar de um oponente uma carta conquistada com exatamente 1 Título." }
origin = "rulebook"
stand_in = "type, symbols, trigger, price, 1-Title limit (known: that it takes a won card)"

[[unit]]
id = "animator-of-delight"
name = { en = "Animator of Delight", pl = "Animator rozkoszy", pt = "Animador dos Prazeres" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, power = 2 }
when = "assigned"
cost = 1
effect = ["return_to_hand(another_cultist)"]
text = { en = "Return another Cultist here to its owner''s hand.", pl = "Wybierz innego Kultystę w tej Strefie: wraca on na rękę właściciela.", pt = "Escolha outro Cultista nesta Zona: ele volta à mão do dono." }
origin = "rulebook"
stand_in = "type, split of symbols, ability (known: name; no Deceit, no Violence)"

[[unit]]
id = "demiurge-of-heat"
name = { en = "Demiurge of Heat", pl = "Demiurg Żaru", pt = "Demiurgo da Brasa" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, deceit = 1 }
when = "assigned"
effect = ["collect_heat(owner, 1)"]
text = { en = "Collect 1 Heat.", pl = "Dobierz 1 Żar.", pt = "Colete 1 Brasa." }
origin = "rulebook"
stand_in = "type, split of symbols, ability (known: name; Occultism and Deceit at most 1)"

[[unit]]
id = "ecclesiast"
name = { en = "Ecclesiast", pl = "Eklezjasta", pt = "Eclesiasta" }
rank = "elite"
type = "cultist"
symbols = { power = 2 }
when = "assigned"
effect = ["attach(power, this)"]
text = { en = "Attach a Power token to this Unit.", pl = "Dołącz żeton Władzy do tej Jednostki.", pt = "Anexe uma ficha de Poder a esta Unidade." }
origin = "rulebook"
stand_in = "type, symbols, ability (known: name; Elite; no Violence)"

[[unit]]
id = "misty-crawler"
name = { en = "Misty Crawler", pl = "Mglisty Pełzacz", pt = "Rastejador da Névoa" }
rank = "elite"
type = "spectre"
symbols = { deceit = 2, power = 2 }
when = "always"
effect = ["protect(this, saving)"]
text = { en = "This Unit cannot be saved.", pl = "Tej Jednostki nie można ocalić.", pt = "Esta Unidade não pode ser salva." }
origin = "rulebook"
stand_in = "type, ability (known: name; no Violence; Deceit 2 and Power 2, counting any tokens)"

# ----------------------------------------------------------------------------
# Elite Units, stand-ins: Spectres (13)
# ----------------------------------------------------------------------------

[[unit]]
id = "ash-widow"
name = { en = "Ash Widow", pl = "Popielna wdowa", pt = "Viúva das Cinzas" }
rank = "elite"
type = "spectre"
symbols = { occultism = 2, power = 1 }
when = "assigned"
cost = 1
effect = ["attach(any_token, any)"]
text = { en = "Attach one token of your choice to any Unit here.", pl = "Dołącz jeden wybrany żeton do dowolnej Jednostki w tej Strefie.", pt = "Anexe uma ficha à sua escolha a qualquer Unidade nesta Zona." }
origin = "stand-in"

[[unit]]
id = "hollow-bell"
name = { en = "Hollow Bell", pl = "Pusty dzwon", pt = "Sino Oco" }
rank = "elite"
type = "spectre"
symbols = { occultism = 1, power = 2 }
when = "always"
effect = ["silence_instants()"]
text = { en = "Opponents cannot use instant abilities of Units they assign here.", pl = "Przeciwnicy nie mogą używać zdolności natychmiastowych Jednostek, które tu przydzielają.", pt = "Os oponentes não podem usar habilidades imediatas das Unidades que designam para esta Zona." }
origin = "stand-in"

[[unit]]
id = "lantern-eater"
name = { en = "Lantern Eater", pl = "Zjadacz latarń", pt = "Devorador de Lanternas" }
rank = "elite"
type = "spectre"
symbols = { deceit = 1, violence = 1 }
when = "assigned"
effect = ["discard_heat(each_opponent_here, 1)"]
text = { en = "Each opponent with a Unit here discards 1 Heat.", pl = "Każdy przeciwnik, który ma tu Jednostkę, odrzuca 1 Żar.", pt = "Cada oponente que tem uma Unidade aqui descarta 1 Brasa." }
origin = "stand-in"

[[unit]]
id = "mirror-shade"
name = { en = "Mirror Shade", pl = "Lustrzany cień", pt = "Sombra do Espelho" }
rank = "elite"
type = "spectre"
symbols = {}
when = "assigned"
effect = ["copy_symbols(another)"]
text = { en = "Choose another Unit here: as long as this Unit stays in this Zone, it has a copy of that Unit''s printed symbols.", pl = "Wybierz inną Jednostkę w tej Strefie: dopóki ta Jednostka pozostaje w tej Strefie, ma kopię symboli wydrukowanych na tamtej.", pt = "Escolha outra Unidade nesta Zona: enquanto esta Unidade ficar nesta Zona, ela tem uma cópia dos símbolos impressos naquela." }
origin = "stand-in"

[[unit]]
id = "rust-hound"
name = { en = "Rust Hound", pl = "Rdzawy ogar", pt = "Cão de Ferrugem" }
rank = "elite"
type = "spectre"
symbols = { violence = 2 }
when = "assigned"
cost = 1
effect = ["destroy_unit(another_spectre)"]
text = { en = "Destroy another Spectre here.", pl = "Unicestwij innego Upiora w tej Strefie.", pt = "Destrua outro Espectro nesta Zona." }
origin = "stand-in"

[[unit]]
id = "gallows-choir"
name = { en = "Gallows Choir", pl = "Chór szubienic", pt = "Coro da Forca" }
rank = "elite"
type = "spectre"
symbols = { occultism = 1, violence = 1 }
when = "counting"
effect = ["give_symbols(own_other_spectres, violence, 1)"]
text = { en = "Each other Spectre of yours here has 1 more Violence symbol.", pl = "Każdy inny twój Upiór w tej Strefie ma o 1 symbol Przemocy więcej.", pt = "Cada outro Espectro seu nesta Zona tem 1 símbolo de Violência a mais." }
origin = "stand-in"

[[unit]]
id = "drowned-regent"
name = { en = "Drowned Regent", pl = "Utopiony regent", pt = "Regente Afogado" }
rank = "elite"
type = "spectre"
symbols = { occultism = 1, power = 3 }
when = "tie"
effect = ["lose_ties(power)"]
text = { en = "You lose every tie for the most Power here.", pl = "Przegrywasz każdy remis o najwięcej symboli Władzy w tej Strefie.", pt = "Você perde todo empate pela maior contagem de Poder nesta Zona." }
origin = "stand-in"

[[unit]]
id = "web-of-whispers"
name = { en = "Web of Whispers", pl = "Sieć szeptów", pt = "Teia de Sussurros" }
rank = "elite"
type = "spectre"
symbols = { deceit = 2, power = 1 }
when = "won_deceit"
effect = ["swap_opponents()"]
text = { en = "When you win Deceit here, you may instead swap a Unit of an opponent here with a Unit of the same opponent in another Zone.", pl = "Gdy zwyciężysz tu na Podstęp, możesz zamiast własnych Jednostek zamienić Jednostkę przeciwnika w tej Strefie z Jednostką tego samego przeciwnika w innej Strefie.", pt = "Quando você vencer o confronto de Ardil aqui, pode, em vez das suas, trocar de lugar uma Unidade de um oponente nesta Zona com uma Unidade do mesmo oponente em outra Zona." }
origin = "stand-in"

[[unit]]
id = "cinder-twins"
name = { en = "Cinder Twins", pl = "Bliźnięta z żużlu", pt = "Gêmeos de Escória" }
rank = "elite"
type = "spectre"
symbols = { violence = 1, power = 1 }
when = "always"
effect = ["uncounted()"]
text = { en = "This Unit does not count towards the Zone limit.", pl = "Ta Jednostka nie wlicza się do limitu Jednostek w Strefie.", pt = "Esta Unidade não conta para o limite de Unidades na Zona." }
origin = "stand-in"

[[unit]]
id = "grave-engine"
name = { en = "Grave Engine", pl = "Grobowa maszyna", pt = "Máquina Tumular" }
rank = "elite"
type = "spectre"
symbols = { violence = 1, power = 2 }
when = "always"
effect = ["protect(this, destroying)"]
text = { en = "This Unit cannot be destroyed.", pl = "Tej Jednostki nie można unicestwić.", pt = "Esta Unidade não pode ser destruída." }
origin = "stand-in"

[[unit]]
id = "night-courier"
name = { en = "Night Courier", pl = "Nocny kurier", pt = "Mensageiro da Noite" }
rank = "elite"
type = "spectre"
symbols = { deceit = 2, power = 1 }
when = "assigned"
effect = ["swap(this, own_elsewhere)"]
text = { en = "Swap this Unit with another Unit of yours in another Zone.", pl = "Zamień tę Jednostkę z inną swoją Jednostką w innej Strefie.", pt = "Troque de lugar esta Unidade com outra Unidade sua em outra Zona." }
origin = "stand-in"

[[unit]]
id = "famine-shade"
name = { en = "Famine Shade", pl = "Cień głodu", pt = "Sombra da Fome" }
rank = "elite"
type = "spectre"
symbols = { occultism = 1, violence = 2 }
when = "won_violence"
effect = ["destroy_more(2)"]
text = { en = "When you win Violence here, you may destroy two Units instead of one.", pl = "Gdy zwyciężysz tu na Przemoc, możesz unicestwić dwie Jednostki zamiast jednej.", pt = "Quando você vencer o confronto de Violência aqui, pode destruir duas Unidades em vez de uma." }
origin = "stand-in"

[[unit]]
id = "soot-ferryman"
name = { en = "Soot Ferryman", pl = "Przewoźnik sadzy", pt = "Barqueiro da Fuligem" }
rank = "elite"
type = "spectre"
symbols = { occultism = 1, deceit = 1, power = 1 }
when = "assigned"
cost = 1
effect = ["move_to(another, other_zone)"]
text = { en = "Move another Unit from here to another Zone.", pl = "Przenieś inną Jednostkę z tej Strefy do innej Strefy.", pt = "Mova outra Unidade desta Zona para outra Zona." }
origin = "stand-in"

# ----------------------------------------------------------------------------
# Elite Units, stand-ins: Cultists (11)
# ----------------------------------------------------------------------------

[[unit]]
id = "black-liturgist"
name = { en = "Black Liturgist", pl = "Czarny liturg", pt = "Liturgista Negro" }
rank = "elite"
type = "cultist"
symbols = { occultism = 2, power = 1 }
when = "won_occultism"
effect = ["extra_token()"]
text = { en = "When you win Occultism here, after the usual tokens attach one more of any Attribute to any Unit here; it need not differ.", pl = "Gdy zwyciężysz tu na Okultyzm, oprócz zwykłych żetonów dołącz na koniec jeszcze jeden, dowolnego Atrybutu, do dowolnej Jednostki w tej Strefie; Atrybut może się powtórzyć.", pt = "Quando você vencer o confronto de Ocultismo aqui, depois das fichas habituais anexe mais uma, de qualquer Atributo, a qualquer Unidade nesta Zona; o Atributo pode se repetir." }
origin = "stand-in"
known = "the ability (the rulebook shows it on a sample Unit without a name)"

[[unit]]
id = "chain-preacher"
name = { en = "Chain Preacher", pl = "Kaznodzieja łańcuchów", pt = "Pregador das Correntes" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, violence = 1, power = 1 }
when = "always"
effect = ["protect(all, moving)", "protect(all, swapping)"]
text = { en = "No Unit here can be moved or swapped.", pl = "Żadnej Jednostki w tej Strefie nie można przenieść ani zamienić.", pt = "Nenhuma Unidade nesta Zona pode ser movida nem trocada de lugar." }
origin = "stand-in"

[[unit]]
id = "ember-usurer"
name = { en = "Ember Usurer", pl = "Lichwiarz żaru", pt = "Usurário das Brasas" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 1 }
when = "assigned"
effect = ["take_heat(one_opponent_here, 1)"]
text = { en = "Take 1 Heat from an opponent who has a Unit here.", pl = "Odbierz 1 Żar przeciwnikowi, który ma tu Jednostkę.", pt = "Tome 1 Brasa de um oponente que tenha uma Unidade aqui." }
origin = "stand-in"

[[unit]]
id = "marshal-of-ruins"
name = { en = "Marshal of Ruins", pl = "Marszałek ruin", pt = "Marechal das Ruínas" }
rank = "elite"
type = "cultist"
symbols = { violence = 2, power = 1 }
when = "assigned"
cost = 1
effect = ["place()"]
text = { en = "Place a Unit from your hand here.", pl = "Umieść Jednostkę z ręki w tej Strefie.", pt = "Coloque uma Unidade da sua mão nesta Zona." }
origin = "stand-in"

[[unit]]
id = "seal-breaker"
name = { en = "Seal Breaker", pl = "Łamacz pieczęci", pt = "Quebrador de Selos" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, deceit = 1, power = 1 }
when = "always"
effect = ["silence_zone_card()"]
text = { en = "The ability of the face-up Mission or Influence here does not work.", pl = "Zdolność odkrytej karty Misji lub Wpływu w tej Strefie nie działa.", pt = "A habilidade da Missão ou Influência virada para cima nesta Zona não funciona." }
origin = "stand-in"

[[unit]]
id = "court-taster"
name = { en = "Court Taster", pl = "Dworski próbownik", pt = "Provador da Corte" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 2 }
when = "assigned"
effect = ["remove(2)"]
text = { en = "Remove up to 2 tokens from Units here.", pl = "Zdejmij do 2 żetonów z Jednostek w tej Strefie.", pt = "Remova até 2 fichas de Unidades nesta Zona." }
origin = "stand-in"

[[unit]]
id = "velvet-warden"
name = { en = "Velvet Warden", pl = "Aksamitny strażnik", pt = "Guardião de Veludo" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 2 }
when = "saving"
effect = ["saving_price(own_others, 0)"]
text = { en = "You save your other Units here without paying.", pl = "Inne swoje Jednostki w tej Strefie ocalasz bez płacenia.", pt = "Você salva as suas outras Unidades nesta Zona sem pagar." }
origin = "stand-in"

[[unit]]
id = "tower-pariah"
name = { en = "Pariah of the Tower", pl = "Wyrzutek z Wieży", pt = "Pária da Torre" }
rank = "elite"
type = "cultist"
symbols = { violence = 1, power = 1 }
when = "counting"
effect = ["give_symbols_if(lowest_court_position, this, power, 2)"]
text = { en = "While your Court position is the lowest, this Unit has 2 more Power symbols.", pl = "Dopóki twoja pozycja na Dworze jest najniższa, ta Jednostka ma o 2 symbole Władzy więcej.", pt = "Enquanto a sua posição na Corte for a mais baixa, esta Unidade tem 2 símbolos de Poder a mais." }
origin = "stand-in"

[[unit]]
id = "oath-cantor"
name = { en = "Oath Cantor", pl = "Kantor przysiąg", pt = "Cantor dos Juramentos" }
rank = "elite"
type = "cultist"
symbols = { occultism = 1, power = 1 }
when = "before_power"
effect = ["pay_for_symbols(1, power, 2)"]
text = { en = "Before Power here you may pay 1 Heat: this Unit has 2 more Power symbols in that confrontation.", pl = "Przed konfrontacją na Władzę w tej Strefie możesz zapłacić 1 Żar: ta Jednostka ma w tej konfrontacji o 2 symbole Władzy więcej.", pt = "Antes do confronto de Poder aqui, você pode pagar 1 Brasa: esta Unidade tem 2 símbolos de Poder a mais nesse confronto." }
origin = "stand-in"

[[unit]]
id = "grave-notary"
name = { en = "Notary of Graves", pl = "Notariusz grobów", pt = "Notário dos Túmulos" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 1 }
when = "assigned"
cost = 1
effect = ["take_from_pile()"]
text = { en = "Take one Unit of your choice from the discard pile into your hand.", pl = "Weź na rękę jedną wybraną Jednostkę ze stosu Jednostek odrzuconych.", pt = "Pegue para a sua mão uma Unidade à sua escolha da pilha de descarte de Unidades." }
origin = "stand-in"

[[unit]]
id = "tongue-of-the-throne"
name = { en = "Tongue of the Throne", pl = "Język tronu", pt = "Língua do Trono" }
rank = "elite"
type = "cultist"
symbols = { deceit = 1, power = 2 }
when = "counting"
effect = ["count_elsewhere(power, court)"]
text = { en = "While this Unit is in the Mission or Influence Zone, its Power symbols also count in the Court Zone if you have a Unit there.", pl = "Gdy ta Jednostka jest w Strefie Misji lub w Strefie Wpływów, jej symbole Władzy liczą się również w Strefie Dworu, jeśli masz tam Jednostkę.", pt = "Enquanto esta Unidade está na Zona das Missões ou na Zona das Influências, os seus símbolos de Poder contam também na Zona da Corte, se você tiver uma Unidade lá." }
origin = "stand-in"

# ----------------------------------------------------------------------------
# Missions of the rulebook (2)
# ----------------------------------------------------------------------------

[[mission]]
id = "mechs-steal-heat"
name = { en = "Mechs Steal Heat", pl = "Mechy wykradają Żar", pt = "Mechas Roubam Brasas" }
titles = [
  { en = "Breaker of Mechs", pl = "Pogromca Mechów", pt = "Destruidor de Mechas", origin = "stand-in" },
]
when = "unit_assigned_here"
effect = ["mechs_take()"]
text = { en = "After assigning a Unit here a player discards 1 Heat.", pl = "Kto przydzieli tu Jednostkę, odrzuca zaraz potem 1 Żar.", pt = "Depois de designar uma Unidade para esta Zona, o jogador descarta 1 Brasa." }
origin = "rulebook"
stand_in = "number of Titles, amount of Heat (its icon is lost)"

[[mission]]
id = "werewolf-packs"
name = { en = "Werewolf Packs", pl = "Watahy wilkołaków", pt = "Matilhas de Lobisomens" }
titles = [
  { en = "Lord of the Pack", pl = "Pan Watahy", pt = "Senhor da Matilha", origin = "stand-in" },
  { en = "Wearer of the Grey Hide", pl = "Noszący Szarą Skórę", pt = "Portador da Pele Cinzenta", origin = "stand-in" },
]
when = "card_won"
effect = ["werewolf_discard()"]
text = { en = "When won: the winner discards 2 Units from hand.", pl = "Po zdobyciu: zwycięzca odrzuca 2 Jednostki z ręki.", pt = "Ao ser conquistada: o vencedor descarta 2 Unidades da mão." }
origin = "rulebook"
stand_in = "that it is a Mission, number of Titles, number of Units (known: that Units are discarded from hand)"

# ----------------------------------------------------------------------------
# Missions, stand-ins (15)
# ----------------------------------------------------------------------------

[[mission]]
id = "hunt-for-staldorg"
name = { en = "The Hunt for Staldorg", pl = "Łowy na Staldorga", pt = "A Caçada a Staldorg" }
titles = [
  { en = "Bane of Staldorg", pl = "Zguba Staldorga", pt = "Ruína de Staldorg", origin = "rulebook" },
  { en = "Bearer of the Broken Horn", pl = "Dzierżący Złamany Róg", pt = "Portador do Chifre Partido", origin = "stand-in" },
]
when = "counting"
effect = ["count_as(violence, power)"]
text = { en = "Each Violence symbol here also counts as Power.", pl = "Symbole Przemocy w tej Strefie liczą się również jako symbole Władzy.", pt = "Cada símbolo de Violência nesta Zona conta também como Poder." }
origin = "stand-in"
known = "the Polish name of the first Title (the rulebook does not name its Mission)"

[[mission]]
id = "burning-archive"
name = { en = "The Burning Archive", pl = "Płonące archiwum", pt = "O Arquivo em Chamas" }
titles = [
  { en = "Reader of Ashes", pl = "Czytający z Popiołów", pt = "Leitor das Cinzas", origin = "stand-in" },
]
when = "won_occultism"
effect = ["token_count(1)"]
text = { en = "The winner of Occultism here may attach only 1 token instead of the usual 2.", pl = "Zwycięzca konfrontacji na Okultyzm w tej Strefie może dołączyć tylko 1 żeton zamiast zwykłych dwóch.", pt = "O vencedor do confronto de Ocultismo aqui pode anexar só 1 ficha em vez das 2 habituais." }
origin = "stand-in"

[[mission]]
id = "siege-of-the-low-gate"
name = { en = "Siege of the Low Gate", pl = "Oblężenie Niskiej Bramy", pt = "Cerco do Portão Baixo" }
titles = [
  { en = "Opener of the Low Gate", pl = "Otwierający Niską Bramę", pt = "Abridor do Portão Baixo", origin = "stand-in" },
  { en = "Scourge of the Suburbs", pl = "Bicz Podgrodzia", pt = "Flagelo dos Arrabaldes", origin = "stand-in" },
]
when = "card_won"
effect = ["discard_own_here(1)"]
text = { en = "When won: the winner discards one own Unit in this Zone.", pl = "Po zdobyciu: zwycięzca odrzuca jedną swoją Jednostkę z tej Strefy.", pt = "Ao ser conquistada: o vencedor descarta uma Unidade própria nesta Zona." }
origin = "stand-in"

[[mission]]
id = "plague-procession"
name = { en = "Plague Procession", pl = "Procesja zarazy", pt = "Procissão da Peste" }
titles = [
  { en = "Shepherd of the Sick", pl = "Pasterz Chorych", pt = "Pastor dos Enfermos", origin = "stand-in" },
]
when = "counting"
effect = ["give_symbols(spectres, occultism, 1)"]
text = { en = "Each Spectre here has 1 more Occultism symbol.", pl = "Każdy Upiór w tej Strefie ma o 1 symbol Okultyzmu więcej.", pt = "Cada Espectro nesta Zona tem 1 símbolo de Ocultismo a mais." }
origin = "stand-in"

[[mission]]
id = "coup-at-dawn"
name = { en = "Coup at Dawn", pl = "Przewrót o świcie", pt = "Golpe ao Amanhecer" }
titles = [
  { en = "First at Dawn", pl = "Pierwszy o Świcie", pt = "Primeiro ao Amanhecer", origin = "stand-in" },
]
when = "always"
effect = ["resolve_first(power)"]
text = { en = "Power is resolved first here.", pl = "Konfrontacja na Władzę jest w tej Strefie rozstrzygana jako pierwsza.", pt = "O confronto de Poder é o primeiro a ser resolvido nesta Zona." }
origin = "stand-in"

[[mission]]
id = "blood-toll"
name = { en = "The Blood Toll", pl = "Krwawe myto", pt = "O Pedágio de Sangue" }
titles = [
  { en = "Keeper of the Red Bridge", pl = "Stróż Czerwonego Mostu", pt = "Guarda da Ponte Rubra", origin = "stand-in" },
  { en = "Counter of Veins", pl = "Liczący Żyły", pt = "Contador de Veias", origin = "stand-in" },
]
when = "assigning_here"
effect = ["toll(1)"]
text = { en = "A player must pay 1 Heat to assign a Unit here.", pl = "Aby przydzielić tu Jednostkę, gracz musi zapłacić 1 Żar.", pt = "Para designar uma Unidade para esta Zona, o jogador deve pagar 1 Brasa." }
origin = "stand-in"

[[mission]]
id = "scandal-at-court"
name = { en = "Scandal at Court", pl = "Skandal na Dworze", pt = "Escândalo na Corte" }
titles = [
  { en = "Poisoned Tongue", pl = "Zatruty Język", pt = "Língua Envenenada", origin = "stand-in" },
]
when = "card_won"
effect = ["may_discard_privilege()"]
text = { en = "When won: the winner may discard the top card of the face-down Privilege deck.", pl = "Po zdobyciu: zwycięzca może odrzucić wierzchnią kartę leżącej rewersem do góry talii Przywilejów.", pt = "Ao ser conquistada: o vencedor pode descartar a carta do topo do baralho de Privilégios virado para baixo." }
origin = "stand-in"

[[mission]]
id = "machine-graveyard"
name = { en = "The Machine Graveyard", pl = "Cmentarzysko maszyn", pt = "O Cemitério de Máquinas" }
titles = [
  { en = "Waker of Engines", pl = "Budziciel Maszyn", pt = "Despertador de Máquinas", origin = "stand-in" },
]
when = "always"
effect = ["protect(all, saving)"]
text = { en = "Units destroyed here cannot be saved.", pl = "Jednostek unicestwionych w tej Strefie nie można ocalić.", pt = "Unidades destruídas nesta Zona não podem ser salvas." }
origin = "stand-in"

[[mission]]
id = "pilgrims-of-the-dark"
name = { en = "Pilgrims of the Dark", pl = "Pielgrzymi mroku", pt = "Peregrinos das Trevas" }
titles = [
  { en = "Guide of Pilgrims", pl = "Przewodnik Pielgrzymów", pt = "Guia dos Peregrinos", origin = "stand-in" },
]
when = "counting"
effect = ["give_symbols(cultists, power, 1)"]
text = { en = "Each Cultist here has 1 more Power symbol.", pl = "Każdy Kultysta w tej Strefie ma o 1 symbol Władzy więcej.", pt = "Cada Cultista nesta Zona tem 1 símbolo de Poder a mais." }
origin = "stand-in"

[[mission]]
id = "border-raid"
name = { en = "Border Raid", pl = "Najazd na pogranicze", pt = "Ataque à Fronteira" }
titles = [
  { en = "Terror of the Marches", pl = "Postrach Pogranicza", pt = "Terror da Fronteira", origin = "stand-in" },
]
when = "always"
effect = ["limit_raise(1)"]
text = { en = "The Zone limit here is 1 higher.", pl = "Limit Jednostek w tej Strefie jest o 1 wyższy.", pt = "O limite de Unidades nesta Zona aumenta em 1." }
origin = "stand-in"

[[mission]]
id = "truce-of-embers"
name = { en = "Truce of Embers", pl = "Rozejm przy żarze", pt = "Trégua das Brasas" }
titles = [
  { en = "Maker of the Cold Peace", pl = "Twórca Zimnego Pokoju", pt = "Autor da Paz Fria", origin = "stand-in" },
]
when = "always"
effect = ["skip(violence)"]
text = { en = "In the confrontation phase Violence is not resolved here.", pl = "W fazie konfrontacji nie rozstrzyga się w tej Strefie konfrontacji na Przemoc.", pt = "Na fase de confrontos, o confronto de Violência não é resolvido nesta Zona." }
origin = "stand-in"

[[mission]]
id = "last-convoy"
name = { en = "The Last Convoy", pl = "Ostatni konwój", pt = "O Último Comboio" }
titles = [
  { en = "Master of the Last Convoy", pl = "Pan Ostatniego Konwoju", pt = "Mestre do Último Comboio", origin = "stand-in" },
]
when = "card_won"
effect = ["collect_heat(winner, 2)"]
text = { en = "When won: the winner collects 2 Heat.", pl = "Po zdobyciu: zwycięzca dobiera 2 Żary.", pt = "Ao ser conquistada: o vencedor coleta 2 Brasas." }
origin = "stand-in"

[[mission]]
id = "whispered-denunciation"
name = { en = "Whispered Denunciation", pl = "Szeptany donos", pt = "Denúncia Sussurrada" }
titles = [
  { en = "Hearer of Whispers", pl = "Słuchający Szeptów", pt = "Ouvinte dos Sussurros", origin = "stand-in" },
]
when = "tie"
effect = ["ties_go_to(highest, occultism, deceit, violence)"]
text = { en = "A tie for the most Occultism, Deceit or Violence here goes to the highest Court position among the tied.", pl = "Remis o najwięcej symboli Okultyzmu, Podstępu lub Przemocy w tej Strefie wygrywa ten z remisujących graczy, który ma najwyższą pozycję na Dworze.", pt = "Um empate pela maior contagem de Ocultismo, Ardil ou Violência nesta Zona é vencido por quem tem a posição mais alta na Corte entre os empatados." }
origin = "stand-in"

[[mission]]
id = "war-of-successors"
name = { en = "War of the Successors", pl = "Wojna następców", pt = "Guerra dos Sucessores" }
titles = [
  { en = "Victor over Seven Heirs", pl = "Zwycięzca Siedmiu Dziedziców", pt = "Vencedor dos Sete Herdeiros", origin = "stand-in" },
  { en = "Heir of Nobody", pl = "Dziedzic Niczyj", pt = "Herdeiro de Ninguém", origin = "stand-in" },
]
when = "taking_part"
effect = ["require_units(2, power)"]
text = { en = "Only players with 2 or more Units here take part in Power.", pl = "W konfrontacji na Władzę w tej Strefie biorą udział tylko gracze, którzy mają tu co najmniej 2 Jednostki.", pt = "Só participam do confronto de Poder nesta Zona os jogadores que têm 2 ou mais Unidades aqui." }
origin = "stand-in"

[[mission]]
id = "relics-under-ash"
name = { en = "Relics under the Ash", pl = "Relikwie pod popiołem", pt = "Relíquias sob as Cinzas" }
titles = [
  { en = "Finder of Relics", pl = "Znalazca Relikwii", pt = "Descobridor de Relíquias", origin = "stand-in" },
]
when = "card_won"
effect = ["may_take_from_pile()"]
text = { en = "When won: the winner may take one Unit from the discard pile into hand.", pl = "Po zdobyciu: zwycięzca może wziąć na rękę jedną Jednostkę ze stosu Jednostek odrzuconych.", pt = "Ao ser conquistada: o vencedor pode pegar para a mão uma Unidade da pilha de descarte de Unidades." }
origin = "stand-in"

# ----------------------------------------------------------------------------
# Influences of the rulebook (3)
# ----------------------------------------------------------------------------

[[influence]]
id = "emperors-temple"
name = { en = "Temple in the Emperor''s Honour", pl = "Świątynia ku czci Cesarza", pt = "Templo em Honra do Imperador" }
titles = [
  { en = "Guardian of the Emperor''s Altar", pl = "Strażnik Cesarskiego Ołtarza", pt = "Guardião do Altar Imperial", origin = "stand-in" },
]
when = "counting"
effect = ["temple_counts()"]
text = { en = "Each Deceit symbol here also counts as Power.", pl = "Symbole Podstępu w tej Strefie liczą się również jako symbole Władzy.", pt = "Cada símbolo de Ardil nesta Zona conta também como Poder." }
origin = "rulebook"
stand_in = "that the symbol is Deceit (inferred from the worked example, EL-R48)"

[[influence]]
id = "propaganda-office"
name = { en = "Propaganda Office", pl = "Urząd propagandy", pt = "Gabinete de Propaganda" }
titles = [
  { en = "Voice of the Dominate", pl = "Głos Dominatu", pt = "Voz do Dominato", origin = "stand-in" },
]
when = "always"
effect = ["resolve_first(deceit)"]
text = { en = "Deceit is resolved first here.", pl = "Konfrontacja na Podstęp jest w tej Strefie rozstrzygana jako pierwsza.", pt = "O confronto de Ardil é o primeiro a ser resolvido nesta Zona." }
origin = "rulebook"
stand_in = "that it is an Influence, which confrontation, number of Titles (known: that one confrontation comes first)"

[[influence]]
id = "steelworks"
name = { en = "Steelworks", pl = "Huty", pt = "Siderúrgicas" }
titles = [
  { en = "Lord of Black Steel", pl = "Pan Czarnej Stali", pt = "Senhor do Aço Negro", origin = "stand-in" },
]
when = "always"
effect = ["resolve_first(violence)"]
text = { en = "Violence is resolved first here.", pl = "Konfrontacja na Przemoc jest w tej Strefie rozstrzygana jako pierwsza.", pt = "O confronto de Violência é o primeiro a ser resolvido nesta Zona." }
origin = "rulebook"
stand_in = "that it is an Influence, which confrontation, number of Titles (known: that one confrontation comes first)"

# ----------------------------------------------------------------------------
# Influences, stand-ins (14)
# ----------------------------------------------------------------------------

[[influence]]
id = "vault-of-eight-seals"
name = { en = "Vault of the Eight Seals", pl = "Skarbiec Ośmiu Pieczęci", pt = "Cofre dos Oito Selos" }
titles = [
  { en = "Keeper of the Eight Seals", pl = "Strzegący Ośmiu Pieczęci", pt = "Guardião dos Oito Selos", origin = "rulebook" },
  { en = "Owner of the Ninth Key", pl = "Właściciel Dziewiątego Klucza", pt = "Dono da Nona Chave", origin = "stand-in" },
]
when = "won_occultism"
effect = ["heat_instead(1)"]
text = { en = "The winner of Occultism here may collect 1 Heat; this takes the place of the usual tokens.", pl = "Zwycięzca konfrontacji na Okultyzm w tej Strefie może dobrać 1 Żar; zastępuje to zwykłe żetony.", pt = "O vencedor do confronto de Ocultismo aqui pode coletar 1 Brasa; isso substitui as fichas habituais." }
origin = "stand-in"
known = "the Polish name of the first Title (the rulebook does not name its Influence)"

[[influence]]
id = "bell-cathedral"
name = { en = "Cathedral of Bells", pl = "Katedra dzwonów", pt = "Catedral dos Sinos" }
titles = [
  { en = "Ringer of Bells", pl = "Bijący w Dzwony", pt = "Tocador dos Sinos", origin = "stand-in" },
]
when = "counting"
effect = ["count_as(occultism, power)"]
text = { en = "Each Occultism symbol here also counts as Power.", pl = "Symbole Okultyzmu w tej Strefie liczą się również jako symbole Władzy.", pt = "Cada símbolo de Ocultismo nesta Zona conta também como Poder." }
origin = "stand-in"

[[influence]]
id = "arena-of-hooks"
name = { en = "Arena of Hooks", pl = "Arena haków", pt = "Arena dos Ganchos" }
titles = [
  { en = "Patron of the Arena", pl = "Patron Areny", pt = "Patrono da Arena", origin = "stand-in" },
]
when = "won_violence"
effect = ["must_destroy()"]
text = { en = "The winner of Violence here must destroy a Unit.", pl = "Zwycięzca konfrontacji na Przemoc w tej Strefie musi unicestwić Jednostkę.", pt = "O vencedor do confronto de Violência aqui deve destruir uma Unidade." }
origin = "stand-in"

[[influence]]
id = "ember-exchange"
name = { en = "The Ember Exchange", pl = "Giełda żaru", pt = "A Bolsa das Brasas" }
titles = [
  { en = "Banker of Embers", pl = "Bankier Żaru", pt = "Banqueiro das Brasas", origin = "stand-in" },
]
when = "unit_assigned_here"
effect = ["collect_if_without_heat(1)"]
text = { en = "After assigning a Unit here a player who has no Heat collects 1 Heat.", pl = "Gracz, który po przydzieleniu tu Jednostki nie ma Żaru, dobiera 1 Żar.", pt = "Depois de designar uma Unidade para esta Zona, o jogador que não tem Brasa coleta 1 Brasa." }
origin = "stand-in"

[[influence]]
id = "bank-of-souls"
name = { en = "Bank of Souls", pl = "Bank dusz", pt = "Banco de Almas" }
titles = [
  { en = "Creditor of Souls", pl = "Wierzyciel Dusz", pt = "Credor de Almas", origin = "stand-in" },
]
when = "saving"
effect = ["saving_price(elite, 0)"]
text = { en = "Saving an Elite Unit here costs nothing.", pl = "Ocalenie Jednostki Elitarnej w tej Strefie nic nie kosztuje.", pt = "Salvar uma Unidade de Elite nesta Zona não custa nada." }
origin = "stand-in"

[[influence]]
id = "guild-of-informers"
name = { en = "Guild of Informers", pl = "Gildia donosicieli", pt = "Guilda dos Informantes" }
titles = [
  { en = "Ear of the City", pl = "Ucho Miasta", pt = "Ouvido da Cidade", origin = "stand-in" },
]
when = "tie"
effect = ["ties_go_to(lowest, deceit)"]
text = { en = "A tie for the most Deceit here goes to the lowest Court position among the tied.", pl = "Remis o najwięcej symboli Podstępu w tej Strefie wygrywa ten z remisujących graczy, który ma najniższą pozycję na Dworze.", pt = "Um empate pela maior contagem de Ardil nesta Zona é vencido por quem tem a posição mais baixa na Corte entre os empatados." }
origin = "stand-in"

[[influence]]
id = "orphan-regiments"
name = { en = "Orphan Regiments", pl = "Pułki sierot", pt = "Regimentos de Órfãos" }
titles = [
  { en = "Father of Orphans", pl = "Ojciec Sierot", pt = "Pai dos Órfãos", origin = "stand-in" },
]
when = "counting"
effect = ["give_symbols(basics, violence, 1)"]
text = { en = "Each Basic Unit here has 1 more Violence symbol.", pl = "Każda Jednostka Podstawowa w tej Strefie ma o 1 symbol Przemocy więcej.", pt = "Cada Unidade Básica nesta Zona tem 1 símbolo de Violência a mais." }
origin = "stand-in"

[[influence]]
id = "house-of-silks"
name = { en = "House of Silks", pl = "Dom jedwabi", pt = "Casa das Sedas" }
titles = [
  { en = "Host of the House of Silks", pl = "Gospodarz Domu Jedwabi", pt = "Anfitrião da Casa das Sedas", origin = "stand-in" },
]
when = "always"
effect = ["protect(cultists, destroying)"]
text = { en = "Cultists here cannot be destroyed.", pl = "Kultystów w tej Strefie nie można unicestwić.", pt = "Cultistas nesta Zona não podem ser destruídos." }
origin = "stand-in"

[[influence]]
id = "spectral-mint"
name = { en = "The Spectral Mint", pl = "Mennica widm", pt = "A Casa da Moeda Espectral" }
titles = [
  { en = "Coiner of Phantoms", pl = "Mincerz Widm", pt = "Cunhador de Fantasmas", origin = "stand-in" },
  { en = "Face on the Coin", pl = "Oblicze na Monecie", pt = "Rosto na Moeda", origin = "stand-in" },
]
when = "counting"
effect = ["hide_symbols(spectres, power)"]
text = { en = "Printed Power symbols of Spectres here do not count.", pl = "Wydrukowane symbole Władzy Upiorów w tej Strefie nie liczą się.", pt = "Os símbolos de Poder impressos nos Espectros desta Zona não contam." }
origin = "stand-in"

[[influence]]
id = "tribunal-of-ash"
name = { en = "Tribunal of Ash", pl = "Trybunał popiołu", pt = "Tribunal das Cinzas" }
titles = [
  { en = "Judge in Ash", pl = "Sędzia w Popiele", pt = "Juiz em Cinzas", origin = "stand-in" },
  { en = "Holder of the Last Word", pl = "Mający Ostatnie Słowo", pt = "Dono da Última Palavra", origin = "stand-in" },
]
when = "before_power"
effect = ["each_may_pay_for_count(1, 1)"]
text = { en = "Before Power here each player with a Unit here may pay 1 Heat: 1 more in that player''s count.", pl = "Przed konfrontacją na Władzę w tej Strefie każdy gracz, który ma tu Jednostkę, może zapłacić 1 Żar, aby zwiększyć o 1 swoją liczbę symboli.", pt = "Antes do confronto de Poder aqui, cada jogador que tem uma Unidade nesta Zona pode pagar 1 Brasa para somar 1 à sua contagem." }
origin = "stand-in"

[[influence]]
id = "customs-of-the-dead"
name = { en = "Customs House of the Dead", pl = "Urząd celny umarłych", pt = "Alfândega dos Mortos" }
titles = [
  { en = "Collector at the Black Gate", pl = "Poborca u Czarnej Bramy", pt = "Coletor do Portão Negro", origin = "stand-in" },
  { en = "Inspector of Shrouds", pl = "Rewizor Całunów", pt = "Inspetor de Mortalhas", origin = "stand-in" },
]
when = "before_zone"
effect = ["remove_all_tokens()"]
text = { en = "When the confrontation phase reaches this Zone, all tokens are removed from Units here.", pl = "Gdy faza konfrontacji dociera do tej Strefy, z Jednostek w niej zdejmuje się wszystkie żetony.", pt = "Quando a fase de confrontos chega a esta Zona, todas as fichas são removidas das Unidades que estão nela." }
origin = "stand-in"

[[influence]]
id = "house-of-regents"
name = { en = "House of Regents", pl = "Dom regentów", pt = "Casa dos Regentes" }
titles = [
  { en = "Regent of the Empty Chair", pl = "Regent Pustego Krzesła", pt = "Regente da Cadeira Vazia", origin = "stand-in" },
  { en = "Cousin of the Emperor", pl = "Kuzyn Cesarza", pt = "Primo do Imperador", origin = "stand-in" },
]
when = "always"
effect = ["limit_set(1)"]
text = { en = "The Zone limit here is 1.", pl = "Limit Jednostek w tej Strefie wynosi 1.", pt = "O limite de Unidades nesta Zona é 1." }
origin = "stand-in"

[[influence]]
id = "red-telegraph"
name = { en = "The Red Telegraph", pl = "Czerwony telegraf", pt = "O Telégrafo Vermelho" }
titles = [
  { en = "Master of Wires", pl = "Mistrz Drutów", pt = "Mestre dos Fios", origin = "stand-in" },
]
when = "won_deceit"
effect = ["may_move_instead()"]
text = { en = "The winner of Deceit here may, instead of swapping, move one own Unit from here to another Zone.", pl = "Zwycięzca konfrontacji na Podstęp w tej Strefie może, zamiast zamieniać Jednostki, przenieść jedną swoją Jednostkę stąd do innej Strefy.", pt = "O vencedor do confronto de Ardil aqui pode, em vez de trocar Unidades de lugar, mover uma Unidade própria desta Zona para outra." }
origin = "stand-in"

[[influence]]
id = "bell-foundry"
name = { en = "The Bell Foundry", pl = "Odlewnia dzwonów", pt = "A Fundição de Sinos" }
titles = [
  { en = "Founder of Bells", pl = "Ludwisarz Dzwonów", pt = "Fundidor de Sinos", origin = "stand-in" },
]
when = "card_won"
effect = ["may_turn_sceptre()"]
text = { en = "When won: the winner may turn the Sceptre to the other direction.", pl = "Po zdobyciu: zwycięzca może obrócić Berło w przeciwnym kierunku.", pt = "Ao ser conquistada: o vencedor pode virar o Cetro para o outro sentido." }
origin = "stand-in"

# ----------------------------------------------------------------------------
# Privileges, all stand-ins (12)
# ----------------------------------------------------------------------------

[[privilege]]
id = "writ-of-mercy"
name = { en = "Writ of Mercy", pl = "Akt łaski", pt = "Carta de Mercê" }
when = "saving"
effect = ["free_save_each_round(elite)"]
text = { en = "Once per round you may save one Elite Unit without paying.", pl = "Raz na rundę możesz ocalić jedną Jednostkę Elitarną bez płacenia.", pt = "Uma vez por rodada, você pode salvar uma Unidade de Elite sem pagar." }
origin = "stand-in"

[[privilege]]
id = "hangmans-licence"
name = { en = "Hangman''s Licence", pl = "Licencja kata", pt = "Licença do Carrasco" }
when = "saving"
effect = ["raise_saving_price(elite, 1)"]
text = { en = "Opponents pay 1 more Heat to save an Elite Unit that you destroyed.", pl = "Przeciwnicy płacą o 1 Żar więcej za ocalenie Jednostki Elitarnej unicestwionej przez ciebie.", pt = "Os oponentes pagam 1 Brasa a mais para salvar uma Unidade de Elite que você destruiu." }
origin = "stand-in"

[[privilege]]
id = "seat-at-the-high-table"
name = { en = "Seat at the High Table", pl = "Miejsce przy wysokim stole", pt = "Assento à Mesa Alta" }
when = "tie"
effect = ["win_ties(occultism, deceit, violence)"]
text = { en = "You win every tie for the most Occultism, Deceit or Violence that includes you.", pl = "Wygrywasz każdy swój remis o najwięcej symboli Okultyzmu, Podstępu lub Przemocy.", pt = "Você vence todo empate de que participa pela maior contagem de Ocultismo, Ardil ou Violência." }
origin = "stand-in"

[[privilege]]
id = "private-guard"
name = { en = "Private Guard", pl = "Prywatna gwardia", pt = "Guarda Particular" }
when = "always"
effect = ["own_limit_raise(court, 1)"]
text = { en = "Your Zone limit in the Court Zone is 1 higher.", pl = "Twój limit Jednostek w Strefie Dworu jest o 1 wyższy.", pt = "O seu limite de Unidades na Zona da Corte aumenta em 1." }
origin = "stand-in"

[[privilege]]
id = "imperial-pension"
name = { en = "Imperial Pension", pl = "Cesarska pensja", pt = "Pensão Imperial" }
when = "heat_step"
effect = ["collect_more(1)"]
text = { en = "In Heat collection you collect 1 more Heat.", pl = "Podczas zbioru Żaru dobierasz o 1 Żar więcej.", pt = "Na coleta de Brasas, você coleta 1 Brasa a mais." }
origin = "stand-in"

[[privilege]]
id = "right-of-passage"
name = { en = "Right of Passage", pl = "Prawo przejścia", pt = "Direito de Passagem" }
when = "assignment_end"
effect = ["may_move_own()"]
text = { en = "When the assignment phase ends you may move one own Unit to another Zone.", pl = "Gdy kończy się faza przydziału, możesz przenieść jedną swoją Jednostkę do innej Strefy.", pt = "Quando a fase de designação termina, você pode mover uma Unidade sua para outra Zona." }
origin = "stand-in"

[[privilege]]
id = "letter-of-attainder"
name = { en = "Letter of Attainder", pl = "List infamii", pt = "Carta de Infâmia" }
when = "confrontation_start"
effect = ["may_discard_this_to_destroy()"]
text = { en = "At the start of the confrontation phase you may discard this card to destroy any Unit in any Zone.", pl = "Na początku fazy konfrontacji możesz odrzucić tę kartę, aby unicestwić dowolną Jednostkę w dowolnej Strefie.", pt = "No início da fase de confrontos, você pode descartar esta carta para destruir qualquer Unidade em qualquer Zona." }
origin = "stand-in"

[[privilege]]
id = "recruiters-warrant"
name = { en = "Recruiter''s Warrant", pl = "Patent werbunkowy", pt = "Mandado de Recrutamento" }
when = "always"
effect = ["draws(3)"]
text = { en = "In recruitment you draw 3 cards instead of 2; you still keep one or exchange all.", pl = "Podczas rekrutacji dobierasz 3 karty zamiast 2; nadal zatrzymujesz jedną albo odrzucasz wszystkie i dobierasz nową.", pt = "No recrutamento, você compra 3 cartas em vez de 2; ainda assim, fica com uma ou troca todas por uma nova." }
origin = "stand-in"

[[privilege]]
id = "master-of-ceremonies"
name = { en = "Master of Ceremonies", pl = "Mistrz ceremonii", pt = "Mestre de Cerimônias" }
when = "always"
effect = ["assignments(6)"]
text = { en = "You may assign 6 times per round.", pl = "Możesz przydzielać Jednostki 6 razy w rundzie.", pt = "Você pode designar Unidades 6 vezes por rodada." }
origin = "stand-in"

[[privilege]]
id = "ear-at-every-door"
name = { en = "An Ear at Every Door", pl = "Ucho przy każdych drzwiach", pt = "Um Ouvido em Cada Porta" }
when = "assignment_start"
effect = ["may_look_at_hand()"]
text = { en = "At the start of the assignment phase you may look at one opponent''s hand.", pl = "Na początku fazy przydziału możesz obejrzeć rękę jednego przeciwnika.", pt = "No início da fase de designação, você pode olhar a mão de um oponente." }
origin = "stand-in"

[[privilege]]
id = "black-dispensation"
name = { en = "Black Dispensation", pl = "Czarna dyspensa", pt = "Dispensa Negra" }
when = "always"
effect = ["cheaper_each_round(1)"]
text = { en = "Once per round you may use an instant ability of yours for 1 Heat less.", pl = "Raz na rundę możesz użyć swojej zdolności natychmiastowej, płacąc o 1 Żar mniej.", pt = "Uma vez por rodada, você pode usar uma habilidade imediata sua por 1 Brasa a menos." }
origin = "stand-in"

[[privilege]]
id = "crown-witness"
name = { en = "Witness of the Crown", pl = "Świadek Korony", pt = "Testemunha da Coroa" }
when = "tie"
effect = ["win_ties_in(power, mission, influence)"]
text = { en = "You win every tie for the most Power in the Mission and Influence Zones that includes you.", pl = "Wygrywasz każdy swój remis o najwięcej symboli Władzy w Strefie Misji i w Strefie Wpływów.", pt = "Você vence todo empate de que participa pela maior contagem de Poder na Zona das Missões e na Zona das Influências." }
origin = "stand-in"
');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	link VARCHAR(64) NOT NULL, 
	issue INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, deck TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (link)
);
INSERT INTO "seats" VALUES('13307a5364b6',0,'person','','Person A','azure','8ab4a7a228895f542989810c7f72705d9d869256d7e18d140c25af938cc759b7',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('13307a5364b6',1,'person','','Person B','azure','5eb48c89db1e756858756111f4f126b26bd7b39d76de9596a712e3143bb10213',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('13307a5364b6',2,'person','','Person C','azure','93de4cccf8657a8e44ea5f839b2b5f0abd677027eb12cb14c3f95294a6551c38',1,'deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a','');
INSERT INTO "seats" VALUES('cd0617db9db4',0,'bot','random','Bona','crimson','eb702d5aceb24e4fccdaa60431e6b90e64c997faa00db09bbc615d7545e93a31',1,'','');
INSERT INTO "seats" VALUES('cd0617db9db4',1,'person','','Person B','azure','3ccb5b3bac77cd3dc2b58c9266de42126b8ce2dc4ee32c2bf8c669851a49345a',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('cd0617db9db4',2,'bot','random','Kinga','amber','d9f85e60dce85c45648f8d175e2591251dcc5a54e82df0c71899aa22e16269a8',1,'','');
INSERT INTO "seats" VALUES('0d33506e9da6',0,'person','','Person A','azure','7d61d6d996b6a03381f84dbf04e44d0e42beb518e9de7dfff28af1ffa5d855e4',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('0d33506e9da6',1,'bot','random','Jan','azure','73cea8d0c9e9fb201abc36ae08e255dcad5a57de64a6c95eb1267e107373142d',1,'','');
INSERT INTO "seats" VALUES('4f767412601c',0,'person','','Person A','azure','bd7446ccbd48469a7e42844d56f78a6b5391a0b7eba0005e1616496121706440',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('4f767412601c',1,'person','','Person B','azure','f596dabfa2021c719d2db8fbdb98bd5e950fee351f80081743a07c5bacda14a5',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('4f767412601c',2,'person','','Person C','azure','d6dc4660c1d26dde050cd0a8972c5f47e65df51d523d9762bc9a9f414c2b8c84',1,'deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a','');
INSERT INTO "seats" VALUES('4f767412601c',3,'person','','Person D','azure','8ccde4874055c5bbe57887449baff8d6cfbe8e4bfeb5f876e18f093bf78bb5ce',1,'ca02a7bbd898b4cdf99e60c923abcf116f3cc8224a790f395c36953f207cf09a','');
INSERT INTO "seats" VALUES('7c2657ac9b5d',0,'bot','random','Bona','crimson','b71ff9696ce2de55b879bb6e5f382eec5726becf141fc1cc4002173de90d993b',1,'','');
INSERT INTO "seats" VALUES('7c2657ac9b5d',1,'person','','Person B','azure','9471da0882ea5f2e7dfb4febabacc8f902b4556a51681ea5b86b91d0ddf3e097',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('7c2657ac9b5d',2,'bot','random','Kinga','amber','13334fbd934d3c3bac236353b2a8d6e129631a904eb90e58146dc7f6bbae4bfd',1,'','');
INSERT INTO "seats" VALUES('7c2657ac9b5d',3,'bot','random','Olaf','emerald','3c625027dd8e5251b46fa8e96d1d33e82ac0c8bde58ea1b013041331b9a407eb',1,'','');
INSERT INTO "seats" VALUES('e542ed0b3d51',0,'person','','Person A','azure','b469a9f203fe59c12152ba671e5cf07d6b2389fd9f72a11e97e2d7d0d6d93ad9',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('e542ed0b3d51',1,'bot','random','Jan','azure','76aa93ed558833b41061abb4d34665e7bae10aec9b2769ce9a633b04cc90a09b',1,'','');
INSERT INTO "seats" VALUES('e542ed0b3d51',2,'bot','random','Kinga','amber','59c2382801704d42327903b3ce0f466505661ba176f003393928a653c1a2bd7d',1,'','');
INSERT INTO "seats" VALUES('3e608c912d36',0,'person','','Person A','azure','46fc68e4b2c23064d8bd38472e762eb390544d7652c67133bf0b6aea6661185c',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('3e608c912d36',1,'person','','Person B','azure','81dd301a15b30bd979a6d7208ec0870c17dc07bfd28aff67cbc1dead8d7968d4',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('3e608c912d36',2,'person','','Person C','azure','21649ae409c865694c66f44326cdcd8b460df5159c43c0c5850ea97806271506',1,'deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a','');
INSERT INTO "seats" VALUES('54036d8399f3',0,'bot','random','Bona','crimson','875f2d174d77225c993aa26a3369dd300eda50bb330727dadca4d2714a37749e',1,'','');
INSERT INTO "seats" VALUES('54036d8399f3',1,'person','','Person B','azure','e13e7729624aa2e2901232ba708c560cb02a169ce9834b950e6aed898db7bb1d',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('54036d8399f3',2,'bot','random','Kinga','amber','d358a73bbb76bfb48612d5ee13a2a9b033e96055563a34a4bda7097669e62e99',1,'','');
INSERT INTO "seats" VALUES('6fea5e6139a8',0,'person','','Person A','azure','cb24e1fdb8ed65221f55abba7947b24e6b6bce78ebdd00675570adfcbab712a5',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('6fea5e6139a8',1,'bot','random','Jan','azure','9d79e883e751b374ba7b6cc97e160db95efcd3d0e447b20a0dabd504c1e6aee6',1,'','');
INSERT INTO "seats" VALUES('f361e1b8fb66',0,'person','','Person A','azure','06dedcdb10b9bb26c41487bb740ec94b0a167813226200cb3587065d63d880fa',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('f361e1b8fb66',1,'person','','Person B','azure','efef27ebffbd5df743a40c8300be0cc65ed0a93bd2c6b6a4c5edb6ae0299a224',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('f361e1b8fb66',2,'person','','Person C','azure','83c184be99d0a071202d4f07040f188f56e3a7e48478a8905c52620914c4bfcd',1,'deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a','');
INSERT INTO "seats" VALUES('f90431976701',0,'bot','random','Bona','crimson','8a32fd04688831fda217a5c2f13041f3849a12a7d159e69c59f4a85b1478e18c',1,'','');
INSERT INTO "seats" VALUES('f90431976701',1,'person','','Person B','azure','628886f7858b50277b8c8a3c91579f9fffdf4c5874a95f982bac518e4c24a274',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('f90431976701',2,'bot','random','Kinga','amber','b1ef89816efbfcb0d31d460ae00a1fed96295c2114930a49be576cee6e989af2',1,'','');
INSERT INTO "seats" VALUES('72323e53d631',0,'person','','Person A','azure','3f4e6cf16927b5eb2c3a00814648064e73555b4e1b69a3c9c96dae03b23f6d78',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('72323e53d631',1,'bot','random','Jan','azure','4c97e9dd5e36c09d6b1b64cbeb426ac26bc4108a9601b91bcb5eb94ee95cead5',1,'','');
INSERT INTO "seats" VALUES('f8c89619c210',0,'person','','Person A','azure','5ef93f4f29a1f20a57471b944bbd2751fc02664203b2c557f7447b39c7db9415',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('f8c89619c210',1,'person','','Person B','azure','29ddbf38096b8391450f50269aebef39d81fdbaa6e23b0813964e99116bdddf7',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('52de01e7ce81',0,'person','','Person A','azure','f7db01028a9ae101e40e42fc64bdad8eb073e5fc307779a937f08c8d299dc702',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('52de01e7ce81',1,'person','','Person B','azure','418de7e46b03f1b20957fcf6632439dfcd6aff3f9305966c108153d1db9e5bb4',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('dde256a03d0a',0,'person','','Person A','azure','d8cd5e86b5c5ff6d1f142b5b03a2c61157150992f9a5fb22b20e5f5ef724ffc1',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','faction dworscy, strategy kamaryla, 1 jan-skrzetuski, 2 jan-kazimierz-waza, 2 karol-ferdynand-waza, 1 jerzy-ossolinski, 1 ludwika-maria-gonzaga, 2 stefan-czarniecki, 3 tyzenhauz, 2 andrzej-kmicic-babinicz, 1 jan-wydzga, 2 janusz-niesiecki, 2 jan-sobiepan-zamoyski, 1 anna-borzobohata, 2 bernard-denhoff, 1 pawel-sapieha, 1 batorowka, 1 bandolet, 1 kirys-rajtarski, 1 kareta-szesciokonna, 1 bulawa-hetmanska, 2 szpada-dworska, 3 latyfundium, 1 szynk, 1 palac-kazanowskich, 1 zamek-ujazdowski, 1 zupa-w-wieliczce, 1 liberum-veto, 1 kesim-kesim, 2 nie-pozwalam, 1 slowo-przeciw-slowu, 1 zamkniete-usta, 1 paszkwil, 1 konwokacja, 1 szpieg-na-dworze, 1 pojednanie, 1 trybunal-koronny, 1 choragiew-przyboczna, 1 pieczec-kanclerska, 1 przywilej-krolewski, 1 finta, 2 przeciwtempo, 3 zastawa, 1 odskok, 2 salut-dworski');
INSERT INTO "seats" VALUES('dde256a03d0a',1,'person','','Person B','azure','51bf651a6f3e276e466440f8490f2d794e584e39091b0f63319da29dada7bf57',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','own');
INSERT INTO "seats" VALUES('355b8b103ceb',0,'person','','Person A','azure','2ed7bcba037b9b4fe75842e4b36be201321183211ab8372cae689423b79e73f5',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('355b8b103ceb',1,'bot','random','Jan','azure','f3a3955dae146b8631b9c534e58110dcfdfb2c2536dda5a17b20ced69180c66a',1,'','');
INSERT INTO "seats" VALUES('4926db91b9fb',0,'person','','Person A','azure','60e83db1832399c2cb2c0968e70d32f11ee0cffd126d9941287266543abe0fff',1,'8a83665f3798727f14f92ad0e6c99fdab08ee731d6cd644c131223fd2f4fed2a','');
INSERT INTO "seats" VALUES('4926db91b9fb',1,'person','','Person B','azure','513a3358c0aa12cdc6128ee4894e37ffd8b3007bc24fe53858f8dc00148fc4af',1,'0d6ba19b62531ccb0deb8804313eca283c69560f66f1b7b8a2c1592ae8c35c6b','');
INSERT INTO "seats" VALUES('8f5ea1dd2698',0,'person','','','crimson','3b5b8ccb64747aca5158fbdc182d66300cf9a2c951472be89c693b9fa74b5e00',1,'','');
INSERT INTO "seats" VALUES('8f5ea1dd2698',1,'person','','','azure','2144630ae9f6506a541d2062f0375938760b0c7049b3ec3f6290d35571db50b9',1,'','');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seats INTEGER NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	pack VARCHAR(64) NOT NULL, 
	pack_hash VARCHAR(64) NOT NULL, 
	rulings TEXT NOT NULL, 
	variants TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	is_over BOOLEAN NOT NULL, 
	creator VARCHAR(64) NOT NULL, 
	watch_link VARCHAR(64) NOT NULL, 
	watch_issue INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	touched DATETIME NOT NULL, patience INTEGER DEFAULT '0' NOT NULL, clock VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (watch_link)
);
INSERT INTO "tables" VALUES('13307a5364b6','elekt',3,'96819231847812291785318004280216822350',1,'house','1b50fb2671219079','{"starting_heat": 3}','{}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','e10ecd34eabb60aa111adce537ded6dd780bc86f6e4ecdc3564c9d72612d8890',1,'2026-11-16 07:14:58.003951','2026-11-16 07:15:00.168109',60,'total 900 10');
INSERT INTO "tables" VALUES('cd0617db9db4','elekt',3,'234004251357135809331018888285924392351',1,'house','1b50fb2671219079','{}','{}',1,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','db2aa425c549385e617492ad91f5ef57b14a949b6287ad793070d969cdd913c1',1,'2026-11-16 07:15:00.266082','2026-11-16 07:15:00.686916',0,'each 60');
INSERT INTO "tables" VALUES('0d33506e9da6','elekt',2,'133868059691679537927813716091428677327',1,'house','1b50fb2671219079','{}','{}',1,1,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','3927e73a205e960786ed0b0ee6106d754ba6d2f44f33243f2f4657a312420bed',1,'2026-11-16 07:15:00.712114','2026-11-16 07:15:05.224633',0,'');
INSERT INTO "tables" VALUES('4f767412601c','vendetta',4,'146737494162649969268146647848060682088',1,'house','55a03b7b402234c0','{"rival_choices": "secret"}','{"relics": true, "teams": true}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','47c2fe68ee2b0b9d06fd28595913a360573010a81b4d0d06257b8c52972485f0',1,'2026-11-16 07:15:05.362746','2026-11-16 07:15:06.958722',60,'total 900 10');
INSERT INTO "tables" VALUES('7c2657ac9b5d','vendetta',4,'155431147724118743790254558780567307614',1,'house','55a03b7b402234c0','{}','{}',1,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','0f3943f51fcb94447d4f567480141241b7e09df02b24217f864674d6538bb4a0',1,'2026-11-16 07:15:07.037289','2026-11-16 07:15:07.824925',0,'each 60');
INSERT INTO "tables" VALUES('e542ed0b3d51','vendetta',3,'92071280597561008457951263620414144961',1,'house','55a03b7b402234c0','{}','{}',1,1,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','e8573f1c0c571805b172c0bcd0ec205c1961edbf665f99fc7a1b56cc25c09e38',1,'2026-11-16 07:15:07.851515','2026-11-16 07:15:12.464583',0,'');
INSERT INTO "tables" VALUES('3e608c912d36','masters',3,'226195609697258944887188750730842063160',1,'house','f1cfe5ecc03f3496','{"museum_draw": "optional"}','{"vampires": 4}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','c036040d9a1043e084f8a0403f19983f7d93fd3b248af30de86a7186d3f452ec',1,'2026-11-16 07:15:12.618864','2026-11-16 07:15:14.668810',60,'total 900 10');
INSERT INTO "tables" VALUES('54036d8399f3','masters',3,'98498540145284037642800818695561060113',1,'house','f1cfe5ecc03f3496','{}','{}',1,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','8735e3127289942070f03305951756c9eb6aacc5a5c35d7b8bed0bcf3aef7797',1,'2026-11-16 07:15:14.831947','2026-11-16 07:15:15.467486',0,'each 60');
INSERT INTO "tables" VALUES('6fea5e6139a8','masters',2,'44857002254575812391550024439055670152',1,'house','f1cfe5ecc03f3496','{}','{}',1,1,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','c44f6824c870c4bd9a370c895694e99ae77c04ece10e748932f83cad24f9c739',1,'2026-11-16 07:15:15.487409','2026-11-16 07:15:16.069857',0,'');
INSERT INTO "tables" VALUES('f361e1b8fb66','veto',3,'118192138806697878558982668400205966843',1,'house','3171a5f2235bd069','{"hand_max": 7}','{"deck_b": "dworscy", "feast": true}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','8bd8a0df5bee4f4835f605a8eb5292cd9bb2d7e618e84dffda711f5591df4167',1,'2026-11-16 07:15:16.170090','2026-11-16 07:15:18.017856',60,'total 900 10');
INSERT INTO "tables" VALUES('f90431976701','veto',3,'323868786058163880081386951073162946906',1,'house','3171a5f2235bd069','{}','{}',1,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','f7a22daef0f8eba746915c173901d407f2c1535607e45799b370d4e0d480c3c2',1,'2026-11-16 07:15:18.127624','2026-11-16 07:15:18.727285',0,'each 60');
INSERT INTO "tables" VALUES('72323e53d631','veto',2,'185014027109359567448369201007683376096',1,'house','3171a5f2235bd069','{}','{"learning": true}',1,1,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','3167e1150898a092f189a93449f8a737aae4b564a543174fd5eaf95434833e47',1,'2026-11-16 07:15:18.783928','2026-11-16 07:15:24.663346',0,'');
INSERT INTO "tables" VALUES('f8c89619c210','masters',2,'213820290379095515621266823593185262407',1,'house','f1cfe5ecc03f3496','{}','{}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','d6f12ffccdf65bc9d4727534a69afaeb34ea5cc2a27597682c41d61ac1f66155',1,'2026-11-16 07:15:24.669652','2026-11-16 07:15:24.726101',0,'');
INSERT INTO "tables" VALUES('52de01e7ce81','veto',2,'251198716281037676440449050106769233675',1,'house','3171a5f2235bd069','{}','{"deck_a": "faction dworscy, strategy kamaryla, 1 jan-skrzetuski, 2 jan-kazimierz-waza, 2 karol-ferdynand-waza, 1 jerzy-ossolinski, 1 ludwika-maria-gonzaga, 2 stefan-czarniecki, 3 tyzenhauz, 2 andrzej-kmicic-babinicz, 1 jan-wydzga, 2 janusz-niesiecki, 2 jan-sobiepan-zamoyski, 1 anna-borzobohata, 2 bernard-denhoff, 1 pawel-sapieha, 1 batorowka, 1 bandolet, 1 kirys-rajtarski, 1 kareta-szesciokonna, 1 bulawa-hetmanska, 2 szpada-dworska, 3 latyfundium, 1 szynk, 1 palac-kazanowskich, 1 zamek-ujazdowski, 1 zupa-w-wieliczce, 1 liberum-veto, 1 kesim-kesim, 2 nie-pozwalam, 1 slowo-przeciw-slowu, 1 zamkniete-usta, 1 paszkwil, 1 konwokacja, 1 szpieg-na-dworze, 1 pojednanie, 1 trybunal-koronny, 1 choragiew-przyboczna, 1 pieczec-kanclerska, 1 przywilej-krolewski, 1 finta, 2 przeciwtempo, 3 zastawa, 1 odskok, 2 salut-dworski", "decklists": "closed"}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','f93f591b0c006dabb5c0175545d890ba9af82be6a3527d728ae8261bc2a33a65',1,'2026-11-16 07:15:24.733891','2026-11-16 07:15:25.046141',0,'');
INSERT INTO "tables" VALUES('dde256a03d0a','veto',2,'135754139249724226756418296652629994358',1,'house','3171a5f2235bd069','{}','{"decklists": "closed"}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','1fb18dcdded5e1677b0de4baa167c61aa05c828bcddb6a24b00792c41e674288',1,'2026-11-16 07:15:25.055230','2026-11-16 07:15:25.054275',0,'');
INSERT INTO "tables" VALUES('355b8b103ceb','elekt',2,'219216613900503039065196622960860395045',1,'mine','4dffe5220135f7e2','{}','{}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','8404ed86a338d246779164ce8f596b55e48a5b8181f4aec46d202888ba09bf22',1,'2026-11-16 07:15:25.072533','2026-11-16 07:15:25.481952',0,'');
INSERT INTO "tables" VALUES('4926db91b9fb','elekt',2,'253180544361385459961743923739130486777',1,'house','1b50fb2671219079','{}','{}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','238f281a6acb6491d2b3843684486383438f91dfc2484b65dc2b062d83db303f',1,'2026-11-16 07:15:25.487140','2026-11-16 07:15:25.486471',0,'');
INSERT INTO "tables" VALUES('8f5ea1dd2698','elekt',2,'280073293639888115548526260102171941498',1,'house','1b50fb2671219079','{}','{}',0,0,'84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a','8390c81bb1e831713633a2cfed4c99691c9ed7dc1c1b56c6b284a7d52bf0753c',1,'2026-11-16 07:15:25.496839','2026-11-16 07:15:25.496236',0,'');
CREATE TABLE watchers (
	table_id VARCHAR(16) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_seats_key ON seats ("key");
COMMIT;
