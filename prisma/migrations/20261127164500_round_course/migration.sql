-- A round is played on the course as it is at its first stroke, whatever becomes of the holes afterwards.
ALTER TABLE "Game" ADD COLUMN "course" JSONB;
