-- Whoever has chosen no language for the editor gets the site's. Until now nobody could choose: 'de' was the default.
ALTER TABLE "User" ALTER COLUMN "editorLocale" DROP DEFAULT;
ALTER TABLE "User" ALTER COLUMN "editorLocale" DROP NOT NULL;
UPDATE "User" SET "editorLocale" = NULL WHERE "editorLocale" = 'de';
