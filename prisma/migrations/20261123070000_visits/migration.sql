-- How often pages were seen, from where people came, and what they looked for without finding it: counts of each day, and
-- nothing about anybody.
CREATE TYPE "VisitKind" AS ENUM ('page', 'referrer', 'search');
CREATE TABLE "VisitCount" (
    "siteId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "VisitKind" NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "VisitCount_pkey" PRIMARY KEY ("siteId", "day", "kind", "locale", "name"),
    CONSTRAINT "VisitCount_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
SELECT guard_site_rows('"VisitCount"');
SELECT jobs.create_queue('visitors.tidy', '{"policy": "short"}');
