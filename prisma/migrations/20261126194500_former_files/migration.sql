-- The files that a medium had before they were replaced are kept for a while, as a medium of their own that no list shows.
ALTER TYPE "MediaState" ADD VALUE 'former';
ALTER TABLE "Media" ADD COLUMN "formerId" UUID;
