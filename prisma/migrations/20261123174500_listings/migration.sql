-- Jobs and entries of the marketplace say what they say by language, as everything else that visitors read; what there
-- is stands in the site's default language. A job may end by itself: its last day.
CREATE FUNCTION listing_said(site UUID, said JSONB) RETURNS JSONB LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN said IS NULL OR said = 'null' OR said = '""' THEN '{}'::jsonb
    ELSE jsonb_build_object(coalesce("locales"[1], 'de'), said) END
  FROM "Site" WHERE "id" = site
$$;

ALTER TABLE "Job"
  ADD COLUMN "titleSaid" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "workQuotaSaid" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "descriptionSaid" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "validThrough" DATE;
UPDATE "Job" SET
  "titleSaid" = listing_said("siteId", to_jsonb("title")),
  "workQuotaSaid" = listing_said("siteId", to_jsonb("workQuota")),
  "descriptionSaid" = listing_said("siteId", "richTextDescription");
ALTER TABLE "Job" DROP COLUMN "title", DROP COLUMN "workQuota", DROP COLUMN "richTextDescription";
ALTER TABLE "Job" RENAME COLUMN "titleSaid" TO "title";
ALTER TABLE "Job" RENAME COLUMN "workQuotaSaid" TO "workQuota";
ALTER TABLE "Job" RENAME COLUMN "descriptionSaid" TO "richTextDescription";

ALTER TABLE "MarketplaceItem"
  ADD COLUMN "titleSaid" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "descriptionSaid" JSONB NOT NULL DEFAULT '{}';
UPDATE "MarketplaceItem" SET
  "titleSaid" = listing_said("siteId", to_jsonb("title")),
  "descriptionSaid" = listing_said("siteId", "richTextDescription");
ALTER TABLE "MarketplaceItem" DROP COLUMN "title", DROP COLUMN "richTextDescription";
ALTER TABLE "MarketplaceItem" RENAME COLUMN "titleSaid" TO "title";
ALTER TABLE "MarketplaceItem" RENAME COLUMN "descriptionSaid" TO "richTextDescription";

DROP FUNCTION listing_said;
