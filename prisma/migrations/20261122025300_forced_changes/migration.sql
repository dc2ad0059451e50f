-- Whether a change was made over another person's, whose words its author saw and did not take.
ALTER TABLE "Change" ADD COLUMN "isForced" BOOLEAN NOT NULL DEFAULT false;
