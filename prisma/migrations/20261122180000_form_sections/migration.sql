-- An answer knows the section that it was sent from, and a plain message is a form, too.
ALTER TYPE "FormKind" ADD VALUE 'message' BEFORE 'aspectSponsor';
ALTER TABLE "FormSubmission" ADD COLUMN "pageId" UUID, ADD COLUMN "groupId" UUID;
