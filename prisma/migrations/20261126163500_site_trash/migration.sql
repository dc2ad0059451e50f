-- A site in the trash: it keeps its hosts and all its rows, answers nobody, and is deleted for good 30 days later.
ALTER TABLE "Site" ADD COLUMN "deletedAt" TIMESTAMPTZ(3), ADD COLUMN "deletedBy" TEXT;

SELECT jobs.create_queue('site.emptyTrash', '{"policy": "short"}');
