-- A mail of a form's answer goes when the answer does.
ALTER TABLE "OutgoingMail" ADD COLUMN "submissionId" UUID;
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_submissionId_fkey"
  FOREIGN KEY ("submissionId") REFERENCES "FormSubmission" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "OutgoingMail_submissionId_idx" ON "OutgoingMail" ("submissionId");
