-- Addresses of other sites that pages lead to, and what became of them when they were last asked.
CREATE TABLE "LinkCheck" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "status" INTEGER,
    "checkedAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "LinkCheck_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "LinkCheck_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "LinkCheck_siteId_address_key" ON "LinkCheck"("siteId", "address");
CREATE INDEX "LinkCheck_nextAt_idx" ON "LinkCheck"("nextAt");
SELECT guard_site_rows('"LinkCheck"');
SELECT jobs.create_queue('links.check', '{"policy": "short"}');
