-- Files that visitors sent with a form: where they lie is said by site and id, beside the media.
CREATE TABLE "FormFile" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FormFile_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "FormFile_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FormFile_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "FormSubmission"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "FormFile_siteId_idx" ON "FormFile"("siteId");
CREATE INDEX "FormFile_submissionId_idx" ON "FormFile"("submissionId");
SELECT guard_site_rows('"FormFile"');
SELECT jobs.create_queue('forms.removeFile', '{"policy": "standard"}');
