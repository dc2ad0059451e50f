-- A section that an editor keeps under a name, to be added again on any page of the site.
CREATE TABLE "SavedSection" (
  "id" UUID NOT NULL,
  "siteId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "content" JSONB NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "SavedSection_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "SavedSection_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "SavedSection_siteId_createdAt_idx" ON "SavedSection"("siteId", "createdAt");

SELECT guard_site_rows('"SavedSection"');
