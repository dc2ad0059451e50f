-- A site may have several collections of one kind; they have an order.
DROP INDEX "Collection_siteId_name_type_key";
ALTER TABLE "Collection" ADD COLUMN "sortKey" TEXT NOT NULL DEFAULT 'a0';
CREATE INDEX "Collection_siteId_name_type_idx" ON "Collection"("siteId", "name", "type");

-- Who belongs to a collection, and in which order, is told by its items alone. Until now a page's own column and
-- sort key told it: each such page becomes an item of the first page collection of that name.
INSERT INTO "Collection" ("id", "siteId", "name", "type", "label")
SELECT gen_random_uuid(), p."siteId", p."collection", 'page', '{}'
FROM (SELECT DISTINCT "siteId", "collection" FROM "Page" WHERE "collection" IS NOT NULL) p
WHERE NOT EXISTS (
  SELECT FROM "Collection" c WHERE c."siteId" = p."siteId" AND c."name" = p."collection" AND c."type" = 'page'
);
INSERT INTO "CollectionItem" ("id", "siteId", "collectionId", "pageId", "sortKey")
SELECT gen_random_uuid(), p."siteId", c."id", p."id", p."sortKey"
FROM "Page" p
JOIN "Collection" c ON c."siteId" = p."siteId" AND c."name" = p."collection" AND c."type" = 'page'
ON CONFLICT DO NOTHING;

-- An item is a page or a group. What was neither could not be shown.
DELETE FROM "CollectionItem" WHERE num_nonnulls("pageId", "groupId") <> 1;
ALTER TABLE "CollectionItem" ADD CONSTRAINT "CollectionItem_page_or_group" CHECK (num_nonnulls("pageId", "groupId") = 1);
CREATE INDEX "CollectionItem_pageId_idx" ON "CollectionItem"("pageId");
CREATE INDEX "CollectionItem_groupId_idx" ON "CollectionItem"("groupId");

-- Languages in which an entry of the navigation is left out.
ALTER TABLE "NavigationItem" ADD COLUMN "disallowedLocales" TEXT[] DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "NavigationItem_pageId_idx" ON "NavigationItem"("pageId");
