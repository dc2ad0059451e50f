-- Branches are found by their names, and people by theirs, without regard to accents, as businesses and places are.
ALTER TABLE "Branch" ADD COLUMN "soughtName" TEXT NOT NULL DEFAULT '';
ALTER TABLE "StaffMember" ADD COLUMN "sought" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION directory_sought(written TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(normalize(lower(written), NFD), '[\u0300-\u036F]', '', 'g'), 'øđł', 'odl'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
$$;
UPDATE "Branch" SET "soughtName" = directory_sought(trim(regexp_replace("name", '\s+', ' ', 'g')));
UPDATE "StaffMember"
  SET "sought" = directory_sought(trim(regexp_replace(concat("lastName", ' ', "firstName"), '\s+', ' ', 'g')));
DROP FUNCTION directory_sought;
