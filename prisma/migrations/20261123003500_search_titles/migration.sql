-- What search engines call a page, where that is not its name, and what a translation of it was made from. Every page
-- there is goes on under its name.
ALTER TABLE "PageLocale" ADD COLUMN "searchTitle" TEXT, ADD COLUMN "searchTitleSource" TEXT;
