-- Tables of the rules of version 1, kept under the second schema of the store: one of each game in
-- progress, a game that is over, a lobby. The sessions are left out.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	"table" VARCHAR(32) NOT NULL, 
	worker VARCHAR(40) NOT NULL, 
	lease FLOAT NOT NULL, 
	done INTEGER NOT NULL, 
	todo INTEGER NOT NULL, 
	body TEXT, 
	CONSTRAINT pk_analyses PRIMARY KEY ("table"), 
	CONSTRAINT fk_analyses_table FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	"table" VARCHAR(32) NOT NULL, 
	line INTEGER NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY ("table", line), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_chat_table_user_command UNIQUE ("table", user, command)
);
INSERT INTO "chat" VALUES('inWwgs_3e7k6',1,'BCgBm6fD-zCu27-9',0,'Ann','hello','b8c7054d6942c8d2',1.79509961760989809041e+09);
INSERT INTO "chat" VALUES('u_njCqQ2H3U6',1,'bR6VCTNLGVytbVpC',0,'Ann','hello','681bb47f10e98f21',1.79509963492976379394e+09);
INSERT INTO "chat" VALUES('A-AGdL-lLv5G',1,'UH3Gud2ms6Rhm3Af',0,'Ann','hello','2ceb5ddaaf8ba1c2',1.79509966191901493073e+09);
CREATE TABLE events (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	user VARCHAR(32), 
	"by" VARCHAR(8) NOT NULL, 
	body TEXT NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	command VARCHAR(64), 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY ("table", number), 
	CONSTRAINT fk_events_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_events_table_user_command UNIQUE ("table", user, command)
);
INSERT INTO "events" VALUES('inWwgs_3e7k6',1,'seat',0,'BCgBm6fD-zCu27-9','person','{"kind":"person","name":"Ann","user":"BCgBm6fD-zCu27-9"}','850066b10d95fb6a',NULL,1.79509961463599252698e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',2,'seat',1,'7TDtQG-XX0X4jQ6W','person','{"kind":"person","name":"Ben","user":"7TDtQG-XX0X4jQ6W"}','c488dcef0c499b43',NULL,1.79509961471820282934e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',3,'start',NULL,'BCgBm6fD-zCu27-9','person','{"names":["Ann","Ben"]}','929a55877da39299',NULL,1.79509961477317690845e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',4,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":133,"move":"green 6 to volcano"}','bf0240da23a2676c','842c170ca960d2e5',1.79509961630106139179e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',5,'move',0,'BCgBm6fD-zCu27-9','person','{"action":116,"move":"green 3 to desert"}','ca629d0b2f97afb6','32a4a66851c8d129',1.795099616353664875e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',6,'move',0,'BCgBm6fD-zCu27-9','person','{"action":196,"move":"reveal desert 3"}','73ab5a23506fefa4','a1003668c64afc5c',1.79509961650858592989e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',7,'move',0,'BCgBm6fD-zCu27-9','person','{"action":216,"move":"take desert 2"}','d2dd67169238d3b0','bb1e6cb191c7ed9c',1.79509961658514428138e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',8,'move',0,'BCgBm6fD-zCu27-9','person','{"action":238,"move":"place near:desert:1"}','4eb276cf02298545','3ce92641cf9011ed',1.79509961659412312509e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',9,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":22,"move":"black 5 to tundra"}','67b42858ee1d8123','b4a59be036222fa6',1.79509961664687728885e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',10,'move',0,'BCgBm6fD-zCu27-9','person','{"action":33,"move":"black 7 to swamp"}','7d6f08e4e8fa4ee7','47983d5b8a43cc32',1.79509961668737769123e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',11,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":223,"move":"take tundra 1"}','c4132aa2be40c0fd','846fb44436d2ebe0',1.79509961671866059298e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',12,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":273,"move":"place far:desert:1"}','fe60357b25a5fffb','a8312642c5481351',1.7950996167500371933e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',13,'move',0,'BCgBm6fD-zCu27-9','person','{"action":172,"move":"white 6 to tundra"}','f3f94919ca85a02f','eb9656b415e9f7e3',1.79509961683055257802e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',14,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":174,"move":"white 7 to cave"}','5454d33b9a78545f','20fd22ac14785dae',1.79509961685802817352e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',15,'move',0,'BCgBm6fD-zCu27-9','person','{"action":225,"move":"take tundra 3"}','61eedce38f352c1a','05da8172423f4133',1.79509961688158845905e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',16,'move',0,'BCgBm6fD-zCu27-9','person','{"action":233,"move":"place near:volcano:1"}','93ec1ea8e3b154e7','751de779c76e5d82',1.79509961698173761365e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',17,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":144,"move":"white 2 to cave"}','190d10e92ba7d159','efb35bff842ec2f2',1.79509961710166954986e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',18,'move',0,'BCgBm6fD-zCu27-9','person','{"action":159,"move":"white 4 to swamp"}','b0c466e8d9e881c6','a421e5f6f5d1774c',1.79509961718566441531e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',19,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":207,"move":"take cave 1"}','380cdf048f229229','7e1c798c961342d2',1.79509961731018185615e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',20,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":269,"move":"place far:volcano:2"}','39521308c1130143','28fa3b307c37e7f7',1.79509961744614791869e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',21,'move',0,'BCgBm6fD-zCu27-9','person','{"action":94,"move":"orange 5 to tundra"}','160698963c882ce3','79b51395e63dadc3',1.7950996174864711761e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',22,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":86,"move":"orange 4 to desert"}','db3a5b62ca469c66','c9f5bb9a68fae474',1.79509961752206110953e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',23,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":215,"move":"take desert 1"}','a747796719cb7e73','69fcc27e7f3f5329',1.79509961753118157381e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',24,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":284,"move":"place far:tundra:2"}','1bb59e8ba17ee3af','4017328d4df6d055',1.79509961757440352435e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',25,'move',0,'BCgBm6fD-zCu27-9','person','{"action":165,"move":"white 5 to swamp"}','0640dbf89fff6a30','33fb71814409a8e3',1.79509961757778167728e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',26,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":152,"move":"white 3 to desert"}','1e8673e1a451582c','65c0d939e6a29092',1.79509961758129453664e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',27,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":263,"move":"place far:cave:1"}','e31a17e6e60affdd','8344f2c91962bcc6',1.79509961758593749995e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',28,'move',0,'BCgBm6fD-zCu27-9','person','{"action":76,"move":"orange 2 to tundra"}','567904cf89a2f688','c458fd68f167fa49',1.79509961758962512017e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',29,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":37,"move":"red 2 to volcano"}','549b7b33f092dec4','1123f08ed0c51805',1.79509961759393072127e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',30,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":211,"move":"take volcano 1"}','5a3f8af7868adab5','309acf6ec06d74e6',1.79509961759622716902e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',31,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":268,"move":"place far:volcano:1"}','26ed57df48767a3f','4241bb4aacb517a5',1.79509961760264873499e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',32,'move',0,'BCgBm6fD-zCu27-9','person','{"action":126,"move":"green 5 to cave"}','fc2ab7bc776faf8f','84763c253b8fb8e8',1.79509961760474658011e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',33,'move',1,'7TDtQG-XX0X4jQ6W','person','{"action":124,"move":"green 4 to tundra"}','cfcb11f907c29199','4e9e785bdc514dd9',1.79509961760660576813e+09);
INSERT INTO "events" VALUES('inWwgs_3e7k6',34,'ask',0,'BCgBm6fD-zCu27-9','person','{"moves":28,"others":[1]}','39c68bdd2862404c','edf9393ffc5db9de',1.79509961761399221419e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',1,'seat',0,'0YlmejiaBAZSxm43','person','{"kind":"person","name":"Ann","user":"0YlmejiaBAZSxm43"}','09d1ea872e5f5c09',NULL,1.79509961763185167315e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',2,'seat',1,'oYA4tLM3LmwROcD2','person','{"kind":"person","name":"Ben","user":"oYA4tLM3LmwROcD2"}','3bedd589eaab4935',NULL,1.79509961763808679581e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',3,'start',NULL,'0YlmejiaBAZSxm43','person','{"names":["Ann","Ben"]}','27076ce8aab5f155',NULL,1.79509961774964451794e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',4,'move',0,'0YlmejiaBAZSxm43','person','{"action":3,"move":"black 2 to swamp"}','0a4a5f1cdf67f9c9','aff68e320ce88a0c',1.79509961821873450281e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',5,'move',1,'oYA4tLM3LmwROcD2','person','{"action":172,"move":"white 6 to tundra"}','a488c655cb718801','7fe9f636a5b97118',1.79509961828616905216e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',6,'move',1,'oYA4tLM3LmwROcD2','person','{"action":224,"move":"take tundra 2"}','b6f7dfa8d47cf43c','3f00b091e143a9f9',1.79509961836591887471e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',7,'move',1,'oYA4tLM3LmwROcD2','person','{"action":278,"move":"place far:swamp:1"}','c767e72437edc991','a6deecadc4a97810',1.79509961837322902676e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',8,'move',0,'0YlmejiaBAZSxm43','person','{"action":114,"move":"green 3 to cave"}','6f8e629775fddb57','f61ba0ccbfb99ed7',1.79509961839522457121e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',9,'move',0,'0YlmejiaBAZSxm43','person','{"action":188,"move":"reveal cave 3"}','19a68c99eac0105b','8a2f3f0865a07cab',1.79509961841041398053e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',10,'move',1,'oYA4tLM3LmwROcD2','person','{"action":111,"move":"green 2 to swamp"}','b720d4dbc2e5b166','38bb5e41762a53f7',1.79509961847060179706e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',11,'move',1,'oYA4tLM3LmwROcD2','person','{"action":220,"move":"take swamp 2"}','3d6891dd3c6fd1ca','48b781c7cff93f95',1.79509961847799015045e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',12,'move',1,'oYA4tLM3LmwROcD2','person','{"action":270,"move":"place far:volcano:3"}','33a774a252164898','ba7c824a99e40f26',1.79509961849087905884e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',13,'move',0,'0YlmejiaBAZSxm43','person','{"action":31,"move":"black 7 to volcano"}','4e4248bed2a30962','749a7aa2fd3bae60',1.79509961850717186925e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',14,'move',1,'oYA4tLM3LmwROcD2','person','{"action":103,"move":"orange 7 to volcano"}','d7f3c2f84df4ad10','3b5d95ac0bb79519',1.79509961852353596692e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',15,'move',1,'oYA4tLM3LmwROcD2','person','{"action":211,"move":"take volcano 1"}','4b924f46b7accb86','9faea648a21e99ec',1.79509961859009647367e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',16,'move',1,'oYA4tLM3LmwROcD2','person','{"action":273,"move":"place far:desert:1"}','3347bba7d545003c','3b37d5aa72d5df4e',1.79509961862703895565e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',17,'move',0,'0YlmejiaBAZSxm43','person','{"action":79,"move":"orange 3 to volcano"}','2889834d6ef3d7c3','9d12262c8069f96b',1.79509961872262263299e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',18,'move',0,'0YlmejiaBAZSxm43','person','{"action":192,"move":"reveal volcano 3"}','00f389a5311074ab','95809213828001d6',1.79509961874213242534e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',19,'move',1,'oYA4tLM3LmwROcD2','person','{"action":99,"move":"orange 6 to swamp"}','f8d5a0aec53d612e','269cab847ff261a8',1.79509961875434899325e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',20,'move',0,'0YlmejiaBAZSxm43','person','{"action":212,"move":"take volcano 2"}','a94e51583ed318fa','595ca085e551cff8',1.79509961887478113173e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',21,'move',0,'0YlmejiaBAZSxm43','person','{"action":243,"move":"place near:swamp:1"}','0b11ec6ef3e3c712','bb7a7d256cbb5c54',1.7950996188832316399e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',22,'move',1,'oYA4tLM3LmwROcD2','person','{"action":87,"move":"orange 4 to swamp"}','01bdce8a26fc0868','d7dc2779c76a941b',1.7950996188980810642e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',23,'move',0,'0YlmejiaBAZSxm43','person','{"action":76,"move":"orange 2 to tundra"}','9607da258df46941','faba6072701e7029',1.79509961890695524219e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',24,'move',0,'0YlmejiaBAZSxm43','person','{"action":223,"move":"take tundra 1"}','4098a7792a87cbfb','5b668a29326c6f85',1.79509961891756343837e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',25,'move',0,'0YlmejiaBAZSxm43','person','{"action":234,"move":"place near:volcano:2"}','9289c85c4203675c','63524bf5afb985e0',1.79509961897004437442e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',26,'move',1,'oYA4tLM3LmwROcD2','person','{"action":42,"move":"red 3 to cave"}','aec281aebb9357be','7c7516ab43c3392b',1.79509961902517175677e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',27,'move',0,'0YlmejiaBAZSxm43','person','{"action":54,"move":"red 5 to cave"}','e3ac45d32d7adbf2','c1d14da9907918fa',1.79509961903398084642e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',28,'move',1,'oYA4tLM3LmwROcD2','person','{"action":209,"move":"take cave 3"}','8a378ace98594bcc','758e115c3a3a3522',1.79509961907807517053e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',29,'move',1,'oYA4tLM3LmwROcD2','person','{"action":274,"move":"place far:desert:2"}','9bfe903dd4439b57','e8090a3d2aa86fec',1.79509961917418885231e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',30,'move',0,'0YlmejiaBAZSxm43','person','{"action":60,"move":"red 6 to cave"}','9d30120219e5d640','46938754578fe8d0',1.7950996192221930027e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',31,'move',1,'oYA4tLM3LmwROcD2','person','{"action":68,"move":"red 7 to desert"}','b6a1c51224cfd06d','50a0d6d77f3a94c0',1.79509961922894334795e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',32,'move',0,'0YlmejiaBAZSxm43','person','{"action":207,"move":"take cave 1"}','071d95172292cd0e','dc1057097aa8d505',1.79509961924232625961e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',33,'move',0,'0YlmejiaBAZSxm43','person','{"action":235,"move":"place near:volcano:3"}','5b575e0218a7b201','187829a084230a8f',1.79509961925479793543e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',34,'move',1,'oYA4tLM3LmwROcD2','person','{"action":124,"move":"green 4 to tundra"}','115b63caf9d9c279','3295a41ae6ef3f87',1.79509961944257140156e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',35,'move',0,'0YlmejiaBAZSxm43','person','{"action":138,"move":"green 7 to cave"}','15b1d718fb5340ca','d6341e47ec73c281',1.79509961957053446775e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',36,'move',1,'oYA4tLM3LmwROcD2','person','{"action":280,"move":"place far:swamp:3"}','53ac511cf728063b','621ff6d02cd3d007',1.79509961959008502961e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',37,'move',0,'0YlmejiaBAZSxm43','person','{"action":22,"move":"black 5 to tundra"}','f9309a74b19ebd0a','c3af2b8ea44bb56a',1.79509961977012705803e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',38,'move',1,'oYA4tLM3LmwROcD2','person','{"action":38,"move":"red 2 to desert"}','917a42928401fa30','57b4f42b2d30c0db',1.79509961980771899224e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',39,'move',1,'oYA4tLM3LmwROcD2','person','{"action":215,"move":"take desert 1"}','8f5a6dce93c07548','a7cf337bf9fd5083',1.79509961984196043018e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',40,'move',1,'oYA4tLM3LmwROcD2','person','{"action":283,"move":"place far:tundra:1"}','79a9f9f2107ca026','40088f5bf3e5341f',1.79509961988614702224e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',41,'move',0,'0YlmejiaBAZSxm43','person','{"action":6,"move":"black 3 to cave"}','6e59e76ff6c71dd1','3306c4e96fe04bc4',1.79509961997027730944e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',42,'move',1,'oYA4tLM3LmwROcD2','person','{"action":177,"move":"white 7 to swamp"}','47dd4d0d18f79d41','21fcd6304d584eb5',1.79509961998744797711e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',43,'move',0,'0YlmejiaBAZSxm43','person','{"action":244,"move":"place near:swamp:2"}','6afb2cc33ca9d8bb','07449b4c2d4d4fed',1.79509962003453111645e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',44,'move',1,'oYA4tLM3LmwROcD2','person','{"action":127,"move":"green 5 to volcano"}','82fd2b46de32abbd','a805c1abf1d5c9ba',1.79509962008568453792e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',45,'move',0,'0YlmejiaBAZSxm43','person','{"action":136,"move":"green 6 to tundra"}','7800219ee0dae8fb','1c1c372ea0a396fb',1.79509962027413964274e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',46,'move',1,'oYA4tLM3LmwROcD2','person','{"action":264,"move":"place far:cave:2"}','091a578d4b5845a5','e4248946dcb0726f',1.79509962033610081678e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',47,'move',0,'0YlmejiaBAZSxm43','person','{"action":166,"move":"white 5 to tundra"}','c2ef8a9671a062c4','56fc6e1a94706a5c',1.7950996203460075855e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',48,'move',1,'oYA4tLM3LmwROcD2','person','{"action":158,"move":"white 4 to desert"}','8338af1f7776f085','a7510a993d60d91c',1.79509962035523772238e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',49,'move',1,'oYA4tLM3LmwROcD2','person','{"action":216,"move":"take desert 2"}','053618b170f261a8','6009621a52efb208',1.79509962036601495747e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',50,'move',1,'oYA4tLM3LmwROcD2','person','{"action":285,"move":"place far:tundra:3"}','2d363d027c8c1e65','25094cefc3ef0117',1.79509962037791371341e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',51,'move',0,'0YlmejiaBAZSxm43','person','{"action":15,"move":"black 4 to swamp"}','e9ececa5975fa1bb','2f7734c2cc4be662',1.79509962039478898048e+09);
INSERT INTO "events" VALUES('D_4W7hC2gtDw',52,'move',1,'oYA4tLM3LmwROcD2','person','{"action":145,"move":"white 2 to volcano"}','b789e7f51fc2d925','79a0460b6e34dff9',1.79509962041049361226e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',1,'seat',0,'bR6VCTNLGVytbVpC','person','{"kind":"person","name":"Ann","user":"bR6VCTNLGVytbVpC"}','ba9d71fb1ecbca07',NULL,1.79509962292707633975e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',2,'seat',1,'-3bn1Wy1ygrN___4','person','{"kind":"person","name":"Ben","user":"-3bn1Wy1ygrN___4"}','437f676ebb130a8f',NULL,1.79509962300557446472e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',3,'start',NULL,'bR6VCTNLGVytbVpC','person','{"names":["Ann","Ben"]}','c39a1078d385849b',NULL,1.79509962305426335341e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',4,'move',1,'-3bn1Wy1ygrN___4','person','{"action":3343,"move":"place at (-3,3)"}','4335cc798b72ee16','482f8e0fa14935de',1.79509962356187987328e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',5,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3394,"move":"place at (0,4)"}','39864db17e1e31fc','f311b1ef44689fbd',1.79509962366351199149e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',6,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3341,"move":"place at (-3,1)"}','797ab7db99227102','801015f251d55e86',1.79509962381267499926e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',7,'move',1,'-3bn1Wy1ygrN___4','person','{"action":3369,"move":"place at (-1,-4)"}','f7aec6d70c0b49ab','949870ec0c9c3560',1.79509962401886725424e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',8,'move',1,'-3bn1Wy1ygrN___4','person','{"action":6,"move":"move on desert"}','158d1881ca9fabcf','181bf4843f402700',1.79509962423228073115e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',9,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2680,"move":"wolf pack at (-3,3)"}','e836a8ba4356dd23','0968de9dc5b2ffe8',1.79509962431944584851e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',10,'move',1,'-3bn1Wy1ygrN___4','person','{"action":3010,"move":"to (-1,3)"}','20500bc57825b6e0','67cb26a50a135d2c',1.7950996244303936959e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',11,'move',1,'-3bn1Wy1ygrN___4','person','{"action":1,"move":"stop"}','5b80b733f36e1398','e8e244fe8b962399',1.79509962457112121582e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',12,'move',1,'-3bn1Wy1ygrN___4','person','{"action":181,"move":"build at (-4,3) from speed"}','45fab5cda248e1b3','336673798ce07380',1.79509962480877280233e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',13,'move',1,'-3bn1Wy1ygrN___4','person','{"action":0,"move":"end turn"}','56718050006b67a8','a277de5b88398dfb',1.79509962496940445901e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',14,'move',0,'bR6VCTNLGVytbVpC','person','{"action":289,"move":"build at (-2,0) from speed"}','5bb9694b77104108','cfcd591e4b9bca6b',1.79509962539051151275e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',15,'move',0,'bR6VCTNLGVytbVpC','person','{"action":502,"move":"build at (1,3) from howl_range"}','38e9c062b424d3da','aacd4352527c94de',1.79509962593106555932e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',16,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2,"move":"move on forest"}','318858ccc9144b6c','29c8a93c1e1519f2',1.79509962640003609656e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',17,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2310,"move":"pay H"}','bd12d6a503be7edd','fbfb5071511498b2',1.79509962647074961666e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',18,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2782,"move":"wolf pack at (0,4)"}','96d21695911ee220','a5985a284e2d0469',1.79509962668263459203e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',19,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3057,"move":"to (2,3)"}','a6644348e7dc9bcc','833efb6076c91bfa',1.79509962678847360614e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',20,'move',0,'bR6VCTNLGVytbVpC','person','{"action":1,"move":"stop"}','b7dc8b12f89616fb','224f8bd3a4d39f57',1.79509962694991755485e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',21,'move',0,'bR6VCTNLGVytbVpC','person','{"action":0,"move":"end turn"}','d81fa4d1baea6c05','0d78ebf75a42194e',1.79509962702124905588e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',22,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2,"move":"move on forest"}','fb69db6ca1cd1b1b','fe176f231566a34d',1.79509962741545081145e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',23,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2311,"move":"pay t1"}','7f7a7c5d911663f6','abee7e4184710e2d',1.79509962775133442881e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',24,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2746,"move":"wolf pack at (-1,3)"}','fda2bb3d909e8f23','79598c43fe1c2fed',1.7950996278884022236e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',25,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2990,"move":"to (-2,0)"}','43c2b562ef8e86e6','52583b62ad69a1ec',1.7950996279946341515e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',26,'move',1,'-3bn1Wy1ygrN___4','person','{"action":1,"move":"stop"}','b1238b120f846ae5','e42c5b26f9a15e39',1.79509962804260849952e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',27,'move',1,'-3bn1Wy1ygrN___4','person','{"action":6,"move":"move on desert"}','6db9f010c325015c','1f2beacb62d5c278',1.79509962847440886495e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',28,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2681,"move":"wolf alpha at (-3,3)"}','79ae62e1e35909ea','fc2c5c39ef0391dd',1.79509962864064264299e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',29,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2973,"move":"to (-3,-1)"}','ef3d77c28c945de6','a3b394f6408dc7a5',1.79509962875767421722e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',30,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2733,"move":"wolf alpha at (-1,-4)"}','e526ad4fcae321e3','1464828e0ed9060e',1.79509962891317844391e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',31,'move',1,'-3bn1Wy1ygrN___4','person','{"action":2972,"move":"to (-3,-2)"}','041b30438bcbb857','5162308168759a60',1.795099629181609869e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',32,'move',1,'-3bn1Wy1ygrN___4','person','{"action":0,"move":"end turn"}','6f4beed9d4a62e47','8c5d7f004491f3cd',1.79509962930914449691e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',33,'move',0,'bR6VCTNLGVytbVpC','person','{"action":5,"move":"move on tundra"}','03739fc288422537','69b5cf5d85260c42',1.79509962976277637485e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',34,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2677,"move":"wolf alpha at (-3,1)"}','c46fb8974cfa03d9','fe276363b40df2c2',1.79509962999425363538e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',35,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2954,"move":"to (-5,4)"}','2144cc68fc20548d','807fe47ff7fb23d7',1.79509963009876298903e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',36,'move',0,'bR6VCTNLGVytbVpC','person','{"action":1,"move":"stop"}','6f457b9b6f9ba78e','11fec846f8b46fa2',1.79509963024788212772e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',37,'move',0,'bR6VCTNLGVytbVpC','person','{"action":6,"move":"move on desert"}','e5389727aa7236d4','9fe090c77e60fafa',1.79509963057306623458e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',38,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2325,"move":"pay t4"}','13084857e93c05a0','8a11dffcb3f03a58',1.79509963062615323066e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',39,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2635,"move":"wolf alpha at (-5,4)"}','36b22bd8ba01fd27','4dcb05331203cdc8',1.7950996307260978222e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',40,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2952,"move":"to (-5,2)"}','b95f8e302d264e27','5d74a1dcf6672455',1.79509963075496196743e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',41,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2676,"move":"wolf pack at (-3,1)"}','2f117664dbdd1cb6','a300b4e34d37d85e',1.79509963077494430535e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',42,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3007,"move":"to (-1,0)"}','e0a3bde6d6e7c514','72cc84b9553ae1ad',1.79509963078318762774e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',43,'move',0,'bR6VCTNLGVytbVpC','person','{"action":0,"move":"end turn"}','cca9a28e8b7e1f34','8e9a0d45ac760d65',1.79509963078888654707e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',44,'move',1,'-3bn1Wy1ygrN___4','person','{"action":285,"move":"build at (-2,-1) from speed"}','947b2e6981f97084','eaffe72e35c03d69',1.7950996309936907291e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',45,'move',1,'-3bn1Wy1ygrN___4','person','{"action":0,"move":"end turn"}','6e165d81d8d4639e','4fd152ac094e8b94',1.79509963128483915331e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',46,'move',0,'bR6VCTNLGVytbVpC','person','{"action":101,"move":"build at (-6,3) from speed"}','9bdb4883afd4a53b','942dd97d0e91180c',1.7950996315079610347e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',47,'move',0,'bR6VCTNLGVytbVpC','person','{"action":4,"move":"move on grass"}','5e498b7c8d96b0bd','28ef2e2f479fbae7',1.79509963204538774495e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',48,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2317,"move":"pay t3"}','441c10bc2294962a','a4c7c94bf4c570f7',1.79509963209436273576e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',49,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2840,"move":"wolf pack at (2,3)"}','4486c9aa79e75e88','affeb0c5c22b7c9d',1.79509963221051025393e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',50,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3064,"move":"to (3,0)"}','5d831e24e4dc93e3','2a0a4cdbd462bcfe',1.79509963233379244806e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',51,'move',0,'bR6VCTNLGVytbVpC','person','{"action":1,"move":"stop"}','1d2f7ef37a9dd525','edc4bad70cfb9e64',1.79509963249223065376e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',52,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2,"move":"move on forest"}','50f6356585b8eeb0','b035b33d6379f762',1.79509963289819288257e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',53,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2631,"move":"wolf alpha at (-5,2)"}','6b1144f1a494b22d','7677106e586eb8d5',1.79509963304968667031e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',54,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2944,"move":"to (-6,4)"}','5b195dd0cc8b9f47','d3d64a9c61787e81',1.79509963316206765169e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',55,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2854,"move":"wolf pack at (3,0)"}','f33bb433267261e6','2d7133664ca39617',1.79509963326672267918e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',56,'move',0,'bR6VCTNLGVytbVpC','person','{"action":3077,"move":"to (5,-4)"}','835d1acc25536d66','83c8abae900293aa',1.79509963331814289093e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',57,'move',0,'bR6VCTNLGVytbVpC','person','{"action":0,"move":"end turn"}','c9070215f2cab6f2','92f5808d7a1f5617',1.79509963334851741791e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',58,'move',1,'-3bn1Wy1ygrN___4','person','{"action":979,"move":"howl at (-1,-1)"}','cc8d2516e596494d','e6fb0b082ef0138c',1.79509963358762383465e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',59,'move',1,'-3bn1Wy1ygrN___4','person','{"action":168,"move":"build at (-4,0) from spread"}','16cbbf710a71bc85','018f29294a8c1909',1.79509963389919018745e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',60,'move',1,'-3bn1Wy1ygrN___4','person','{"action":217,"move":"build at (-3,-2) from speed"}','e595256417ae3973','9393d2ee69f5cdad',1.79509963432562279703e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',61,'move',1,'-3bn1Wy1ygrN___4','person','{"action":0,"move":"end turn"}','86be65a8d64aab99','94e2f82690367eba',1.79509963444176697724e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',62,'move',0,'bR6VCTNLGVytbVpC','person','{"action":144,"move":"build at (-5,4) from spread"}','84a91414eea797b9','534652d52d92e2b6',1.79509963460374474524e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',63,'move',0,'bR6VCTNLGVytbVpC','person','{"action":2,"move":"move on forest"}','7b2ce388d69932fc','424beed17bf90a62',1.79509963480764269828e+09);
INSERT INTO "events" VALUES('u_njCqQ2H3U6',64,'undo',0,'bR6VCTNLGVytbVpC','person','{"moves":59}','631775c63a67328c','10a177647cd7ba13',1.79509963502173328399e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',1,'seat',0,'UH3Gud2ms6Rhm3Af','person','{"kind":"person","name":"Ann","user":"UH3Gud2ms6Rhm3Af"}','b21b5f889ef2178b',NULL,1.79509963605377125743e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',2,'seat',1,'mM_Pm3k5W-b7JI6r','person','{"kind":"person","name":"Ben","user":"mM_Pm3k5W-b7JI6r"}','115aa88d1898613f',NULL,1.79509963608264398573e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',3,'start',NULL,'UH3Gud2ms6Rhm3Af','person','{"names":["Ann","Ben"]}','77612950c9343d27',NULL,1.79509963614243650432e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',4,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2166,"move":"cod7 to (1,1) water"}','afe8f76b666537fd','aa36a932504520d9',1.79509963719776892659e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',5,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2187,"move":"cod7 to (0,2) water"}','1b5d8c555b485f89','ced73e8e37f54a1d',1.79509963825378131871e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',6,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1020,"move":"cod1 to (0,0) water"}','adb9d8b022fb1253','f00e88e5ccf3ce98',1.79509963978417873384e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',7,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1578,"move":"cod4 to (0,0) water"}','c5a8b3bfb34d34ff','84575ab512b5e9c1',1.7950996404977757931e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',8,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1389,"move":"cod3 to (-1,0) water"}','9d5e9f4de2966a0e','6207ef4d0a6289e5',1.79509964122618460649e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',9,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2367,"move":"cod8 to (-2,2) water"}','552733af5cbb7992','a888bbde6d310018',1.79509964154577016832e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',10,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1956,"move":"cod6 to (2,0) water"}','88f3fe8376cc2666','00622681aa61773e',1.79509964188384675979e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',11,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1179,"move":"cod2 to (0,-1) water"}','c552b948259874fa','0aca40e97cf967a0',1.79509964212169933323e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',12,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1791,"move":"cod5 to (0,1) water"}','7d91ddd96c3924ea','085e529278d54450',1.79509964249313235277e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',13,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1764,"move":"cod5 to (0,0) water"}','235af5094b908312','5092d1c0f2b470bd',1.79509964272170042991e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',14,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2538,"move":"cod9 to (1,1) water"}','94ad0f05e43150e3','97a1fa9a5946f321',1.79509964293009328844e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',15,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2541,"move":"cod9 to (2,1) water"}','5bf52ba0699b91b1','54c85e8d68e52ac3',1.79509964304569697378e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',16,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":3558,"move":"done"}','4ea0a3275d1ff444','94ae36cd3cec651c',1.79509964321766352654e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',17,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2850,"move":"play W1"}','6cf976ec4da70736','3ce16425f21ed675',1.79509964377767443658e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',18,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2977,"move":"drift (-3,0)"}','1043f470f22fcd12','6f2fd43feb9b59ee',1.79509964404165530205e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',19,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":3560,"move":"swap"}','9e2eef9937cbfad5','484f626e3f6164e0',1.79509964456472659115e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',20,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":558,"move":"seal1 to (0,-4) water"}','35cc340d94e2bb56','a33a223480c80617',1.79509964508967423436e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',21,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":756,"move":"seal2 to (4,-4) water"}','db274e1c1cf68748','97e2cf189e09079e',1.79509964575720167164e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',22,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":774,"move":"seal2 to (4,-3) water"}','10835d38d7cf7042','d86fd0268d9df175',1.7950996463262925148e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',23,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":3558,"move":"done"}','dd416035085dd82d','042ae2c9bb00e93f',1795099646.9658);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',24,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1932,"move":"cod6 to (3,-1) water"}','d0ff7daf4e5043f5','fa8b64b21d3e265f',1.79509964752718162534e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',25,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1392,"move":"cod3 to (0,0) water"}','5b7d561ab156fe2f','e7388e1e49dc4472',1.79509964826568317415e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',26,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2388,"move":"cod8 to (-2,3) water"}','7c673ba29bd26777','6fc8a0c07ac6f4d5',1.79509964878229498867e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',27,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2163,"move":"cod7 to (0,1) water"}','c42859ddc0f55e46','6dcf45dffa76e60a',1.79509964911535096166e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',28,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1023,"move":"cod1 to (1,0) water"}','42a8c02fd1dddd52','4bd09dae50be8333',1.79509964948602628704e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',29,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1551,"move":"cod4 to (0,-1) water"}','204f8836266d9bd8','6fe5f6fb0ba71c07',1.79509964990967965129e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',30,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1527,"move":"cod4 to (0,-2) water"}','b24e7f1d8541e282','341c3ba18d8d7f0b',1.79509965035519742965e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',31,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1737,"move":"cod5 to (0,-1) water"}','4d0ce4cdce4a4ab1','bc3c31efa5018ea0',1.79509965070000910756e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',32,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":1155,"move":"cod2 to (0,-2) water"}','a169b8cfea674c07','3203832fa7ef7399',1.79509965108166050914e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',33,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":3558,"move":"done"}','d1f7bfbda5e5e178','a06616c7313cbc78',1.7950996513946549893e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',34,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2816,"move":"play E3"}','340ab4fc8f065816','c9632e2083a9a9fd',1.79509965222407293322e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',35,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2983,"move":"drift (3,0)"}','0b4731ce0219ed44','8ddfc1297e0a5805',1.79509965325764966016e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',36,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2997,"move":"drift (0,2)"}','9b618058598bc271','cda9b07066459607',1.79509965437474155428e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',37,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":2976,"move":"drift (-4,0)"}','96a1d1369fadf293','45fdc087719630f7',1.79509965451003646857e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',38,'move',0,'UH3Gud2ms6Rhm3Af','person','{"action":3559,"move":"end turn"}','8cad1d6d4661944b','30a9e37934f0d2d6',1.79509965542421889308e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',39,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2391,"move":"cod8 to (-1,3) water"}','1cb9326014bf1583','042a1a021607521c',1.79509965628562974922e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',40,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2184,"move":"cod7 to (-1,2) water"}','2b0f6432d3fee533','41cea90fe11ac4cc',1.79509965707720685009e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',41,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1764,"move":"cod5 to (0,0) water"}','5da78fbd536d6413','d6b3fa0fc6043cf4',1.79509965756579566e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',42,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1395,"move":"cod3 to (1,0) water"}','69817fa2863f01c0','8958a57714d03c44',1.79509965794800138479e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',43,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1929,"move":"cod6 to (2,-1) water"}','c9dd439f37fdfcf1','8b4df596bf0c970c',1.79509965841115689275e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',44,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1524,"move":"cod4 to (-1,-2) water"}','25e10d10776233cc','5a3333d1114a9251',1.79509965893631339068e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',45,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":1020,"move":"cod1 to (0,0) water"}','fd7b9a742f45a81e','021c7dd897394a51',1.79509965983596229553e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',46,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2514,"move":"cod9 to (2,0) water"}','15d5b1a4fa1cbf1a','436daec43272142c',1.79509966009664034846e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',47,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":2490,"move":"cod9 to (3,-1) water"}','2b26475f879ecf2c','45202801624f7565',1.79509966039012408252e+09);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',48,'move',1,'mM_Pm3k5W-b7JI6r','person','{"action":3558,"move":"done"}','f130d3321395382b','1c2152223b11edcf',1795099660.73074);
INSERT INTO "events" VALUES('A-AGdL-lLv5G',49,'ask',0,'UH3Gud2ms6Rhm3Af','person','{"moves":34,"others":[1]}','103832814141e181','9b18de0b8e076dfa',1.79509966193851971624e+09);
INSERT INTO "events" VALUES('16uRKWaw92AR',1,'seat',0,'UH3Gud2ms6Rhm3Af','person','{"kind":"person","name":"Ann","user":"UH3Gud2ms6Rhm3Af"}','d7fb4c43e76bebbf',NULL,1.79509966205381202696e+09);
INSERT INTO "events" VALUES('16uRKWaw92AR',2,'seat',1,'UH3Gud2ms6Rhm3Af','person','{"kind":"bot","level":"alpha","name":"alpha"}','29a30b99bd70cb98',NULL,1.7950996620538606644e+09);
CREATE TABLE guests (
	"table" VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY ("table", user), 
	CONSTRAINT fk_guests_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_guests_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE jobs (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	worker VARCHAR(40), 
	lease FLOAT NOT NULL, 
	CONSTRAINT pk_jobs PRIMARY KEY ("table"), 
	CONSTRAINT fk_jobs_table FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE ratings (
	user VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user, game, seats), 
	CONSTRAINT fk_ratings_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "ratings" VALUES('0YlmejiaBAZSxm43','lonewolves',2,2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('oYA4tLM3LmwROcD2','lonewolves',2,2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	user VARCHAR(32), 
	name TEXT NOT NULL, 
	level VARCHAR(40), 
	held VARCHAR(40), 
	seen INTEGER NOT NULL, 
	present FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('inWwgs_3e7k6',0,'person','BCgBm6fD-zCu27-9','Ann',NULL,NULL,0,1.79509961761972522734e+09);
INSERT INTO "seats" VALUES('inWwgs_3e7k6',1,'person','7TDtQG-XX0X4jQ6W','Ben',NULL,NULL,0,1.79509961761820507051e+09);
INSERT INTO "seats" VALUES('D_4W7hC2gtDw',0,'person','0YlmejiaBAZSxm43','Ann',NULL,NULL,0,1.79509962053022980687e+09);
INSERT INTO "seats" VALUES('D_4W7hC2gtDw',1,'person','oYA4tLM3LmwROcD2','Ben',NULL,NULL,0,1.79509962051342678067e+09);
INSERT INTO "seats" VALUES('u_njCqQ2H3U6',0,'person','bR6VCTNLGVytbVpC','Ann',NULL,NULL,0,1.79509963544195628171e+09);
INSERT INTO "seats" VALUES('u_njCqQ2H3U6',1,'person','-3bn1Wy1ygrN___4','Ben',NULL,NULL,0,1.79509963543648791307e+09);
INSERT INTO "seats" VALUES('A-AGdL-lLv5G',0,'person','UH3Gud2ms6Rhm3Af','Ann',NULL,NULL,0,1.7950996620522658825e+09);
INSERT INTO "seats" VALUES('A-AGdL-lLv5G',1,'person','mM_Pm3k5W-b7JI6r','Ben',NULL,NULL,0,1.79509966205209088325e+09);
INSERT INTO "seats" VALUES('16uRKWaw92AR',0,'person','UH3Gud2ms6Rhm3Af','Ann',NULL,NULL,0,0.0);
INSERT INTO "seats" VALUES('16uRKWaw92AR',1,'bot',NULL,'alpha','alpha',NULL,0,0.0);
INSERT INTO "seats" VALUES('16uRKWaw92AR',2,'open',NULL,'',NULL,NULL,0,0.0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	size INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	data TEXT, 
	seed TEXT, 
	salt TEXT NOT NULL, 
	position TEXT, 
	commitment VARCHAR(64), 
	invitation TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	command VARCHAR(64), 
	public BOOLEAN NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	seconds INTEGER NOT NULL, 
	hold VARCHAR(40) NOT NULL, 
	origin TEXT, 
	next VARCHAR(32), 
	created FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	number INTEGER NOT NULL, 
	turn INTEGER, 
	deadline FLOAT, 
	started FLOAT, 
	ended FLOAT, 
	rated BOOLEAN NOT NULL, 
	result TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES users (id), 
	CONSTRAINT uq_tables_host_command UNIQUE (host, command)
);
INSERT INTO "tables" VALUES('inWwgs_3e7k6','lonewolves',1,2,'{"mode":"normal"}',NULL,'16761949367483688328','4fd4657e4ae444f0e0012078e907f212',NULL,'208484bab26bda7fc1227c6e6eb89ecf6571391a4265cb567a411bbf8b0fce19','pkw4NvOZObVTMTdnIAkc-CBkuTOiE3uF','BCgBm6fD-zCu27-9','c6d5d5b3c6cfccff',1,'none',0,'alpha',NULL,NULL,1.79509961461595034595e+09,'playing',34,1,NULL,1.79509961477317690845e+09,NULL,1,NULL);
INSERT INTO "tables" VALUES('D_4W7hC2gtDw','lonewolves',1,2,'{"mode":"normal"}',NULL,'5182298919545037400','0f7cebdf7707731f9835d169236f4c12',NULL,'e497ee774230aaaf081ea3b42dcff83970766efbf38679292b0693c27cf59cbe','eDg19BJ_L2ETFPBxSboHG0TYmZzORBxn','0YlmejiaBAZSxm43','16bdf93490e73a8a',1,'none',0,'alpha',NULL,NULL,1.79509961763150405885e+09,'over',52,NULL,NULL,1.79509961774964451794e+09,1.79509962041049361226e+09,1,'{"points":[33,21],"ranks":[1,2],"resigned":null,"sources":[{"alpha_fame":0,"blood_moon":3,"cub_fame":0,"honor":18,"loner_fame":0,"pack_fame":2,"trophy":5,"white_moon":5},{"alpha_fame":0,"blood_moon":0,"cub_fame":0,"honor":12,"loner_fame":4,"pack_fame":0,"trophy":5,"white_moon":0}]}');
INSERT INTO "tables" VALUES('u_njCqQ2H3U6','wolves',1,2,'{"bonus_action_cap":"off","limited_supply":"off","packs":"random","seat_compensation":"off","stall_rounds":"10","tile_side":"front"}',NULL,'128059214696833204','6400464526d578cae7be5d5d9516d77c',NULL,'a720fffe27b86933939a206520fca7a24f8174599348d3240a98ee4d523a407f','jKjTPtTnk8TTykvsVt-nJ1MWKB-jaPoF','bR6VCTNLGVytbVpC','75f347307b3b8b7a',1,'none',0,'alpha',NULL,NULL,1.79509962291869306564e+09,'playing',64,0,NULL,1.79509962305426335341e+09,NULL,1,NULL);
INSERT INTO "tables" VALUES('A-AGdL-lLv5G','arctica',1,2,'{"setup":"standard","turnLimit":"standard"}',NULL,'4267038443349905380','07d7afc9bea6b418a29199498f876ddc',NULL,'1ac709d64f0d725054140d032b94adb45fc40883150f4a7a53458c20cc4ed10a','DBlFQLKLPx6Dts1UBs5jwjgY1vQqKg2g','UH3Gud2ms6Rhm3Af','c6f3c2e88f98b8a4',1,'none',0,'alpha',NULL,NULL,1.79509963594036769862e+09,'playing',49,1,NULL,1.79509963614243650432e+09,NULL,1,NULL);
INSERT INTO "tables" VALUES('16uRKWaw92AR','wolves',1,3,'{"bonus_action_cap":"off","limited_supply":"off","packs":"random","seat_compensation":"off","stall_rounds":"10","tile_side":"front"}',NULL,'732550809871168438','ade4f5bb87c7c1277df5cc153bdcbb49',NULL,'e6e203811aa61bc2957d404f6628968367f2892a4bc5a7ff7f693c8ff6916b0c','gNBMK3rUTKVDG34EhaKsw5Tbs618zb3R','UH3Gud2ms6Rhm3Af','921b94f6bb3e0b64',0,'none',0,'alpha',NULL,NULL,1.7950996620534136295e+09,'lobby',2,NULL,NULL,NULL,NULL,0,NULL);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	merged VARCHAR(32), 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_login UNIQUE (login)
);
INSERT INTO "users" VALUES('BCgBm6fD-zCu27-9','Ann','en',NULL,NULL,NULL,1.79509961407146024702e+09);
INSERT INTO "users" VALUES('7TDtQG-XX0X4jQ6W','Ben','en',NULL,NULL,NULL,1.79509961417545270924e+09);
INSERT INTO "users" VALUES('0YlmejiaBAZSxm43','Ann','en',NULL,NULL,NULL,1.7950996176259720325e+09);
INSERT INTO "users" VALUES('oYA4tLM3LmwROcD2','Ben','en',NULL,NULL,NULL,1.79509961762759566311e+09);
INSERT INTO "users" VALUES('bR6VCTNLGVytbVpC','Ann','en',NULL,NULL,NULL,1.79509962055023503308e+09);
INSERT INTO "users" VALUES('-3bn1Wy1ygrN___4','Ben','en',NULL,NULL,NULL,1.7950996205948355198e+09);
INSERT INTO "users" VALUES('UH3Gud2ms6Rhm3Af','Ann','en',NULL,NULL,NULL,1.7950996354459211826e+09);
INSERT INTO "users" VALUES('mM_Pm3k5W-b7JI6r','Ben','en',NULL,NULL,NULL,1.79509963545566916462e+09);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_public_state_created ON tables (public, state, created);
CREATE INDEX ix_tokens_user_kind ON tokens (user, kind);
CREATE INDEX ix_jobs_lease ON jobs (lease);
CREATE INDEX ix_seats_name ON seats (name);
CREATE INDEX ix_seats_user ON seats (user);
COMMIT;
