-- How heavy a change of the log is, in bytes of its patches: readers take up no more than they can hold for a moment.
ALTER TABLE "Change" ADD COLUMN "weight" INTEGER NOT NULL DEFAULT 0;
UPDATE "Change" SET "weight" = octet_length("patches"::text);
