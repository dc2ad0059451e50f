-- What a translated word of an entry was made from, where its source has changed since, and whether a machine made it.
ALTER TABLE "Job" ADD COLUMN "wordMarks" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "MarketplaceItem" ADD COLUMN "wordMarks" JSONB NOT NULL DEFAULT '{}';
