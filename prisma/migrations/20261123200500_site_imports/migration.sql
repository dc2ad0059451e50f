-- A whole site that a person brings in through the browser: one at a time for each person and site that they ask from.
CREATE TYPE "SiteImportState" AS ENUM ('uploading', 'running', 'done', 'failed');
CREATE TABLE "SiteImport" (
    "siteId" UUID NOT NULL,
    "actorId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "ip" TEXT,
    "state" "SiteImportState" NOT NULL DEFAULT 'uploading',
    "stage" TEXT,
    "done" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "refusal" TEXT,
    "detail" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heardAt" TIMESTAMPTZ(3),
    CONSTRAINT "SiteImport_pkey" PRIMARY KEY ("siteId", "actorId"),
    CONSTRAINT "SiteImport_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SiteImport_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "SiteImport_id_key" ON "SiteImport"("id");
CREATE INDEX "SiteImport_actorId_idx" ON "SiteImport"("actorId");
SELECT guard_site_rows('"SiteImport"');
SELECT jobs.create_queue('transfer.importSite', '{"policy": "standard"}');
