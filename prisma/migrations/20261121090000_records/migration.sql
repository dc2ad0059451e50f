-- A record remembers its holes, so that a correction can be followed after the course has changed.
ALTER TABLE "CourseRecord" ADD COLUMN "pageIds" UUID[];
UPDATE "CourseRecord" SET "pageIds" = ARRAY[]::UUID[];

-- Deleting an old game deletes its players, and each of them asks for its scores.
CREATE INDEX "Hole_playerId_idx" ON "Hole"("playerId");
