-- What sites read from somebody else: articles, photos and reviews, as they stood when they were last read.
CREATE TYPE "FeedKind" AS ENUM ('articles', 'photos', 'reviews');
CREATE TYPE "FeedMedium" AS ENUM ('image', 'video');
CREATE TABLE "Feed" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "kind" "FeedKind" NOT NULL,
    "address" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "nextAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fetchedAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Feed_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Feed_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "Feed_siteId_kind_address_key" ON "Feed"("siteId", "kind", "address");
CREATE INDEX "Feed_nextAt_idx" ON "Feed"("nextAt");
CREATE TABLE "FeedPost" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "feedId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "href" TEXT,
    "medium" "FeedMedium" NOT NULL DEFAULT 'image',
    "pictureUrl" TEXT,
    "mediaId" UUID,
    "postedAt" TIMESTAMPTZ(3),
    CONSTRAINT "FeedPost_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "FeedPost_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FeedPost_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "FeedPost_feedId_externalId_key" ON "FeedPost"("feedId", "externalId");
CREATE INDEX "FeedPost_siteId_idx" ON "FeedPost"("siteId");
SELECT guard_site_rows('"Feed"');
SELECT guard_site_rows('"FeedPost"');
SELECT jobs.create_queue('feeds.refresh', '{"policy": "short"}');
