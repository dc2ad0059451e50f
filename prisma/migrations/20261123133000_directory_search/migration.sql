-- A business is a draft, published or archived; those that there are stay in sight. What they are found by is kept
-- beside them: name and place in small letters without accents, as `soughtText` writes them, and the letter of the name.
ALTER TABLE "Business"
  ADD COLUMN "status" "PublicationStatus" NOT NULL DEFAULT 'published',
  ADD COLUMN "sought" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "letter" TEXT NOT NULL DEFAULT '#';
ALTER TABLE "Branch" ADD COLUMN "sought" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION directory_sought(written TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(normalize(lower(written), NFD), '[\u0300-\u036F]', '', 'g'), 'øđł', 'odl'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
$$;
UPDATE "Branch" SET "sought" = directory_sought(trim(concat("zip", ' ', "city")));
UPDATE "Business" SET "sought" = directory_sought("name");
UPDATE "Business" SET "letter" = CASE WHEN "sought" ~ '^[a-z]' THEN upper(left("sought", 1)) ELSE '#' END;
DROP FUNCTION directory_sought;

CREATE INDEX "Business_siteId_status_letter_sought_idx" ON "Business"("siteId", "status", "letter", "sought");
CREATE INDEX "Branch_businessId_idx" ON "Branch"("businessId");
