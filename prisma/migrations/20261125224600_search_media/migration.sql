-- The search finds pages by what their pictures show and their documents are called, too. A job writes the words of the
-- pages that are published already anew.
DELETE FROM "SearchText";
