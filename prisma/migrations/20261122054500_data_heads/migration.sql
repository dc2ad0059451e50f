-- How often what sections show from elsewhere (branches, jobs, …) has changed, by its key.
ALTER TABLE "Site" ADD COLUMN "dataHeads" JSONB NOT NULL DEFAULT '{}';
