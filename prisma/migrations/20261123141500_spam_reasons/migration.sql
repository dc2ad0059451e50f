-- Why an answer was taken for spam; null where an editor says so, and for what is none.
ALTER TABLE "FormSubmission"
  ADD COLUMN "spamReason" TEXT CHECK ("spamReason" IN ('honeypot', 'tooFast', 'links'));
