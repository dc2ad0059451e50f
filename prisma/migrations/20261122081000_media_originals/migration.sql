-- What was uploaded is kept beside the copies that are made of it. Films were kept as they were from the beginning; of
-- older pictures the copies are all there is, and those in which logos are shown are made once Vitrine runs.
ALTER TABLE "Media" ADD COLUMN "hasOriginal" BOOLEAN NOT NULL DEFAULT false,
                    ADD COLUMN "isAnimated" BOOLEAN NOT NULL DEFAULT false,
                    ADD COLUMN "variantsAt" TIMESTAMPTZ(3);
UPDATE "Media" SET "hasOriginal" = true WHERE "mediaType" = 'video' AND "videoSettings" ->> 'source' = 'own';

SELECT jobs.create_queue('media.variants', '{"policy": "standard"}');
SELECT jobs.create_queue('media.prepareFilm', '{"policy": "standard"}');
SELECT jobs.create_queue('media.sweep', '{"policy": "short"}');
