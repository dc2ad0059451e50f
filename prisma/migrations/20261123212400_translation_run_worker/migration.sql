-- Which process works on a run: while it does, it is heard of again and again, and no second one begins the same part.
ALTER TABLE "TranslationRun" ADD COLUMN "workerId" UUID;
