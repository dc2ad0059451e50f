-- Keys are made to be compared by their bytes. A database's own collation may put "Zz" after "a0".
ALTER TABLE "Page" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "Group" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "Collection" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "CollectionItem" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "NavigationContainer" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "NavigationItem" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "Branch" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
ALTER TABLE "Course" ALTER COLUMN "sortKey" TYPE TEXT COLLATE "C";
