-- What a page in the trash has given up, so that others may have it meanwhile: addresses, role, places in collections.
ALTER TABLE "Page" ADD COLUMN "trash" JSONB;

SELECT jobs.create_queue('page.emptyTrash', '{"policy": "short"}');
