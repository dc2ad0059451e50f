-- What a form that an editor made asked when an answer came; null where the form's kind says it.
ALTER TABLE "FormSubmission" ADD COLUMN "asked" JSONB;
