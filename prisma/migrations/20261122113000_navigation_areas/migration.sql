-- Where on the page a container of the navigation is drawn. Until now the first one was the header's, and the others
-- were shown nowhere: those are the footer's from here on.
CREATE TYPE "NavigationArea" AS ENUM ('header', 'footer', 'legal');
ALTER TABLE "NavigationContainer" ADD COLUMN "area" "NavigationArea" NOT NULL DEFAULT 'footer';
UPDATE "NavigationContainer" SET "area" = 'header'
WHERE "id" IN (
  SELECT DISTINCT ON ("siteId") "id" FROM "NavigationContainer" ORDER BY "siteId", "sortKey" COLLATE "C", "id"
);
