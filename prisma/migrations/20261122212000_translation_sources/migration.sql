-- What each translation was made from, so that it shows when the first language says something else since. What is
-- translated by now counts as made from what the first language says now.
ALTER TABLE "PageLocale" ADD COLUMN "nameSource" TEXT, ADD COLUMN "descriptionSource" TEXT;
ALTER TABLE "NavigationContainer" ADD COLUMN "labelSources" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "NavigationItem" ADD COLUMN "labelSources" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "Media" ADD COLUMN "altSources" JSONB NOT NULL DEFAULT '{}';

UPDATE "PageLocale" own
SET "nameSource" = CASE WHEN own."name" <> '' THEN nullif(source."name", '') END,
    "descriptionSource" = CASE WHEN own."description" <> '' THEN nullif(source."description", '') END
FROM "PageLocale" source
JOIN "Site" site ON site."id" = source."siteId"
WHERE source."pageId" = own."pageId" AND source."siteId" = own."siteId"
  AND source."locale" = site."locales"[1] AND own."locale" <> source."locale";

UPDATE "NavigationContainer" own
SET "labelSources" = coalesce((
  SELECT jsonb_object_agg(key, own."label" -> site."locales"[1])
  FROM jsonb_each_text(own."label") WHERE key <> site."locales"[1] AND value <> ''), '{}')
FROM "Site" site
WHERE site."id" = own."siteId" AND own."label" ->> site."locales"[1] <> '';

UPDATE "NavigationItem" own
SET "labelSources" = coalesce((
  SELECT jsonb_object_agg(key, own."label" -> site."locales"[1])
  FROM jsonb_each_text(own."label") WHERE key <> site."locales"[1] AND value <> ''), '{}')
FROM "Site" site
WHERE site."id" = own."siteId" AND own."label" ->> site."locales"[1] <> '';

UPDATE "Media" own
SET "altSources" = coalesce((
  SELECT jsonb_object_agg(key, own."alt" -> site."locales"[1])
  FROM jsonb_each_text(own."alt") WHERE key <> site."locales"[1] AND value <> ''), '{}')
FROM "Site" site
WHERE site."id" = own."siteId" AND own."alt" ->> site."locales"[1] <> '';
