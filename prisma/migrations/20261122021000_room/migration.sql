-- Pages in the trash; they are removed for good 30 days later.
ALTER TABLE "Page" ADD COLUMN "deletedAt" TIMESTAMPTZ(3);
CREATE INDEX "Page_deletedAt_idx" ON "Page"("deletedAt");

-- A link that shows a draft to whoever has it, for a time.
CREATE TABLE "PreviewLink" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "PreviewLink_tokenHash_key" ON "PreviewLink"("tokenHash");
CREATE INDEX "PreviewLink_siteId_pageId_idx" ON "PreviewLink"("siteId", "pageId");
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A publish that waits for its time.
CREATE TABLE "ScheduledPublish" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),
    "refusal" TEXT,
    CONSTRAINT "ScheduledPublish_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ScheduledPublish_siteId_pageId_idx" ON "ScheduledPublish"("siteId", "pageId");
CREATE INDEX "ScheduledPublish_doneAt_at_idx" ON "ScheduledPublish"("doneAt", "at");
ALTER TABLE "ScheduledPublish" ADD CONSTRAINT "ScheduledPublish_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScheduledPublish" ADD CONSTRAINT "ScheduledPublish_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScheduledPublish" ADD CONSTRAINT "ScheduledPublish_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a visitor agreed to. The visitor is a random id that the browser made; nothing tells who it is.
CREATE TABLE "ConsentRecord" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "visitorId" UUID NOT NULL,
    "choices" JSONB NOT NULL,
    "textVersion" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ConsentRecord_siteId_visitorId_idx" ON "ConsentRecord"("siteId", "visitorId");
CREATE INDEX "ConsentRecord_siteId_createdAt_idx" ON "ConsentRecord"("siteId", "createdAt");
ALTER TABLE "ConsentRecord" ADD CONSTRAINT "ConsentRecord_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The words of each published page in each language.
CREATE TABLE "SearchText" (
    "siteId" UUID NOT NULL,
    "pageId" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "versionId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "vector" tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('simple'::regconfig, "title"), 'A') || setweight(to_tsvector('simple'::regconfig, "text"), 'B')
    ) STORED,
    CONSTRAINT "SearchText_pkey" PRIMARY KEY ("pageId", "locale")
);
CREATE INDEX "SearchText_siteId_locale_idx" ON "SearchText"("siteId", "locale");
CREATE INDEX "SearchText_vector_idx" ON "SearchText" USING GIN ("vector");
ALTER TABLE "SearchText" ADD CONSTRAINT "SearchText_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SearchText" ADD CONSTRAINT "SearchText_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SearchText" ADD CONSTRAINT "SearchText_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "PageVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Reviews of a branch, fetched from where its customers write them.
ALTER TABLE "Branch" ADD COLUMN "placeId" TEXT;
CREATE TABLE "Review" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "branchId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "authorName" TEXT NOT NULL,
    "relativeTimeDescription" TEXT NOT NULL DEFAULT '',
    "writtenAt" TIMESTAMPTZ(3),
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Review_siteId_source_externalId_key" ON "Review"("siteId", "source", "externalId");
CREATE INDEX "Review_branchId_idx" ON "Review"("branchId");
ALTER TABLE "Review" ADD CONSTRAINT "Review_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Courses, beside jobs and the marketplace.
CREATE TABLE "Course" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "richTextDescription" JSONB,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "cost" DECIMAL(10,2),
    "seats" INTEGER,
    "branchId" UUID,
    "staffMemberId" UUID,
    "titleImageIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "status" "PublicationStatus" NOT NULL DEFAULT 'draft',
    "sortKey" TEXT NOT NULL DEFAULT 'a0',
    "created" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Course_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Course_siteId_status_idx" ON "Course"("siteId", "status");
ALTER TABLE "Course" ADD CONSTRAINT "Course_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Course" ADD CONSTRAINT "Course_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Course" ADD CONSTRAINT "Course_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A site may list many businesses; one of them is its own. Where there is only one, it is that one.
ALTER TABLE "Site" ADD COLUMN "ownBusinessId" UUID;
CREATE UNIQUE INDEX "Site_ownBusinessId_key" ON "Site"("ownBusinessId");
ALTER TABLE "Site" ADD CONSTRAINT "Site_ownBusinessId_fkey" FOREIGN KEY ("ownBusinessId") REFERENCES "Business"("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "Site" s SET "ownBusinessId" = b."id" FROM "Business" b
WHERE b."siteId" = s."id" AND NOT EXISTS (
  SELECT FROM "Business" o WHERE o."siteId" = s."id" AND o."id" <> b."id"
);

-- Membership of health optics belongs to the site: it opens sections that others do not get.
ALTER TABLE "Site" ADD COLUMN "isHealthOpticsMember" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Site" s SET "isHealthOpticsMember" = b."gesundheitsoptik" FROM "Business" b WHERE b."id" = s."ownBusinessId";
