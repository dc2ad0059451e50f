-- Whoever chooses no language for the editor gets the site's. What is stored stays.
ALTER TABLE "User" ALTER COLUMN "editorLocale" DROP DEFAULT;
ALTER TABLE "User" ALTER COLUMN "editorLocale" DROP NOT NULL;
