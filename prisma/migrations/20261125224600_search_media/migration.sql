-- The search finds pages by what their pictures show and their documents are called, too. A job writes the words of the
-- pages that are published already anew; until then they are found by those they have.
ALTER TABLE "SearchText" ADD COLUMN "made" SMALLINT NOT NULL DEFAULT 0;
