-- Pages of the site that hold the wanted words, the best first, as before; but 200 are weighed at most: those with all of
-- the words in the title, and others only as far as these leave room. Weighing is what takes the time. And the indexes
-- answer always: going through the rows until 200 are found looks cheaper to the planner, which does not know that each
-- row's words lie elsewhere and have to be fetched.
DO $do$
BEGIN
  EXECUTE format($create$
    CREATE OR REPLACE FUNCTION search_pages(wanted_locale text, wanted tsquery, hidden uuid[]) RETURNS TABLE ("pageId" uuid, rank real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp
    SET enable_seqscan = off SET enable_indexscan = off AS $$
    DECLARE
      site uuid := nullif(current_setting('vitrine.site', true), '')::uuid;
    BEGIN
      RETURN QUERY EXECUTE '
        WITH titled AS MATERIALIZED (
          SELECT "pageId", vector FROM "SearchText"
          WHERE "siteId" = $1 AND locale = $2 AND titles @@ $3 AND "pageId" <> ALL ($4) LIMIT 200
        ),
        hits AS (
          SELECT "pageId", vector FROM titled
          UNION ALL
          (SELECT "pageId", vector FROM "SearchText"
            WHERE "siteId" = $1 AND locale = $2 AND vector @@ $3 AND NOT titles @@ $3 AND "pageId" <> ALL ($4)
            LIMIT 200 - (SELECT count(*) FROM titled))
        )
        SELECT "pageId", ts_rank(''{0.1, 0.2, 0.4, 1}'', vector, $3) AS rank FROM hits ORDER BY rank DESC, "pageId"'
        USING site, wanted_locale, wanted, hidden;
    END $$
  $create$, current_schema());
END $do$;

-- What is published goes into the indexes at once: a list of what waits for them would be read through by every search
-- until the server next cleans up.
ALTER INDEX "SearchText_titles_idx" SET (fastupdate = off);
ALTER INDEX "SearchText_vector_idx" SET (fastupdate = off);
SELECT gin_clean_pending_list('"SearchText_titles_idx"'), gin_clean_pending_list('"SearchText_vector_idx"');

CREATE OR REPLACE FUNCTION prepare_search() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('"SearchWord_letters_idx"') IS NOT NULL THEN RETURN true; END IF;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "SearchWord_letters_idx" ON "SearchWord" USING GIN (lower("word") gin_trgm_ops) WITH (fastupdate = off);
  RETURN true;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
  RETURN false;
END $$;

DROP INDEX IF EXISTS "SearchWord_letters_idx";
SELECT prepare_search();
