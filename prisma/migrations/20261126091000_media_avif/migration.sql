-- Copies of pictures in AVIF, beside those in WebP; one request at a time waits for pictures that have none yet.
ALTER TABLE "Media" ADD COLUMN "hasAvif" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "avifAt" TIMESTAMPTZ(3);
SELECT jobs.create_queue('media.avif', '{"policy": "short"}');
