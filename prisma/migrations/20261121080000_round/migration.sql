-- Rounds: spectator links, locking, rematches, late joiners, who changed what, and the course's records.

-- Existing games get a spectator link each (the default serves only for them).
ALTER TABLE "Game" ADD COLUMN "watchId" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN "starterKeyHash" TEXT,
ADD COLUMN "lockedAt" TIMESTAMPTZ(3),
ADD COLUMN "rematchId" UUID;
ALTER TABLE "Game" ALTER COLUMN "watchId" DROP DEFAULT;

ALTER TABLE "Player" ADD COLUMN "earlierPageIds" UUID[] DEFAULT ARRAY[]::UUID[];

ALTER TABLE "GameEvent" ADD COLUMN "deviceId" UUID;

CREATE TABLE "CourseRecord" (
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "gameId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "playerName" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "toPar" INTEGER,
    "holes" INTEGER NOT NULL,
    "playedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourseRecord_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Game_watchId_key" ON "Game"("watchId");
CREATE UNIQUE INDEX "CourseRecord_gameId_playerId_key" ON "CourseRecord"("gameId", "playerId");
CREATE INDEX "CourseRecord_siteId_holes_total_idx" ON "CourseRecord"("siteId", "holes", "total");
CREATE INDEX "CourseRecord_siteId_playedAt_idx" ON "CourseRecord"("siteId", "playedAt");

ALTER TABLE "CourseRecord" ADD CONSTRAINT "CourseRecord_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
