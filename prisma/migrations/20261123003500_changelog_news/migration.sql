-- When an entry was written: it is news for those only who were there before it.
ALTER TABLE "ChangelogEntry" ADD COLUMN "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
