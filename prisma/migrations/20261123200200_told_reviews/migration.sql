-- A feed says when and why it last could not be read; a review says its language.
ALTER TABLE "Feed" ADD COLUMN "failedAt" TIMESTAMPTZ(3), ADD COLUMN "failure" TEXT;
ALTER TABLE "Review" ADD COLUMN "language" TEXT NOT NULL DEFAULT '';
