-- Spam is deleted so many days after it was put there, not after it came. Since when a person has it there is not known:
-- since now, so that nothing goes earlier than the inbox says.
ALTER TABLE "FormSubmission" ADD COLUMN "spamAt" TIMESTAMPTZ(3);

UPDATE "FormSubmission"
SET "spamAt" = CASE WHEN "spamReason" IS NULL OR "mailedAt" IS NOT NULL OR "readAt" IS NOT NULL THEN now() ELSE "createdAt" END
WHERE "isSpam";
