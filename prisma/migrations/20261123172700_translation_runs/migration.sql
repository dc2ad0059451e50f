-- What a site has translated as a whole, in the background: one run at a time, and how the last one ended.
CREATE TYPE "TranslationRunState" AS ENUM ('running', 'done', 'failed', 'cancelled');
CREATE TABLE "TranslationRun" (
    "siteId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "state" "TranslationRunState" NOT NULL DEFAULT 'running',
    "actorId" UUID,
    "done" INTEGER NOT NULL DEFAULT 0,
    "finished" JSONB NOT NULL DEFAULT '{}',
    "refusal" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heardAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "TranslationRun_pkey" PRIMARY KEY ("siteId"),
    CONSTRAINT "TranslationRun_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "TranslationRun_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "TranslationRun_actorId_idx" ON "TranslationRun"("actorId");
SELECT guard_site_rows('"TranslationRun"');
SELECT jobs.create_queue('translation.everything', '{"policy": "standard"}');
