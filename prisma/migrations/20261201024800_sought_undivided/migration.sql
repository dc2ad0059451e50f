-- Where a name may be divided makes no two words of it: businesses, branches and people are found by it undivided, as
-- `soughtText` writes it.
UPDATE "Business" SET "sought" = trim(regexp_replace("sought", '[\u00AD\u200B]', '', 'g')) WHERE "sought" ~ '[\u00AD\u200B]';
UPDATE "Business" SET "letter" = upper(left("sought", 1)) WHERE "letter" = '#' AND "sought" ~ '^[a-z]';
UPDATE "Branch"
  SET "sought" = trim(regexp_replace("sought", '[\u00AD\u200B]', '', 'g')),
    "soughtName" = trim(regexp_replace("soughtName", '[\u00AD\u200B]', '', 'g'))
  WHERE concat("sought", "soughtName") ~ '[\u00AD\u200B]';
UPDATE "StaffMember" SET "sought" = trim(regexp_replace("sought", '[\u00AD\u200B]', '', 'g')) WHERE "sought" ~ '[\u00AD\u200B]';
