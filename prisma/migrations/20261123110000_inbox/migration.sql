-- What editors have read and done of the answers to their forms, and what was taken for spam.
ALTER TABLE "FormSubmission"
  ADD COLUMN "readAt" TIMESTAMPTZ(3),
  ADD COLUMN "doneAt" TIMESTAMPTZ(3),
  ADD COLUMN "isSpam" BOOLEAN NOT NULL DEFAULT false;
SELECT jobs.create_queue('forms.tidy', '{"policy": "short"}');
