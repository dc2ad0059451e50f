-- Which sections and cards are kept from visitors of every language.
ALTER TABLE "Group" ADD COLUMN "isHidden" BOOLEAN NOT NULL DEFAULT false;
