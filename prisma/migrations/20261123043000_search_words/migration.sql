-- The search of a site: the words of its published pages by weight, and every word with its stem. What is stored so far
-- is nothing; a job writes the words of the pages that are published already.
DELETE FROM "SearchText";
ALTER TABLE "SearchText" DROP COLUMN "vector";
ALTER TABLE "SearchText" ADD COLUMN "titles" tsvector NOT NULL, ADD COLUMN "vector" tsvector NOT NULL;
CREATE INDEX "SearchText_titles_idx" ON "SearchText" USING GIN ("titles");
CREATE INDEX "SearchText_vector_idx" ON "SearchText" USING GIN ("vector");

CREATE TABLE "SearchWord" (
    "siteId" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "stem" TEXT NOT NULL,
    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("siteId", "locale", "word")
);
CREATE INDEX "SearchWord_siteId_locale_stem_idx" ON "SearchWord"("siteId", "locale", "stem");
ALTER TABLE "SearchWord" ADD CONSTRAINT "SearchWord_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;
SELECT guard_site_rows('"SearchWord"');

-- The stem of each word (lower case, accents in place), itself without accents. Empty for a word that says nothing by
-- itself, as "und" does. Where the server has no rules for a language, a word is its own stem.
CREATE FUNCTION search_stems(wanted_locale text, words text[]) RETURNS TABLE (stem text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  dictionary text := CASE wanted_locale
    WHEN 'de' THEN 'german_stem' WHEN 'fr' THEN 'french_stem' WHEN 'it' THEN 'italian_stem' WHEN 'en' THEN 'english_stem'
    WHEN 'es' THEN 'spanish_stem' WHEN 'pt' THEN 'portuguese_stem' WHEN 'sr' THEN 'serbian_stem' ELSE 'simple' END;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_ts_dict WHERE dictname = dictionary) THEN dictionary := 'simple'; END IF;
  RETURN QUERY
    SELECT coalesce(regexp_replace(normalize((ts_lexize(dictionary::regdictionary, each))[1], NFD), '[\u0300-\u036f]', '', 'g'), '')
    FROM unnest(words) WITH ORDINALITY AS given(each, place) ORDER BY place;
END $$;

-- The rules on the rows let no index answer what words a text holds, because that operator might tell of other rows.
-- So these three look in the name of the tables' owner, and by themselves for the site of the work under way alone. For
-- an owner whom the rules hold, too, they answer the same and take longer.
DO $do$
BEGIN
  -- Words of the site with a wanted one's stem, or with the wanted one inside.
  EXECUTE format($create$
    CREATE FUNCTION search_words_of(wanted_locale text, wanted text, wanted_stem text) RETURNS TABLE (word text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    DECLARE
      site uuid := nullif(current_setting('vitrine.site', true), '')::uuid;
    BEGIN
      RETURN QUERY EXECUTE '
        SELECT word FROM "SearchWord" WHERE "siteId" = $1 AND locale = $2 AND (word = $3 OR (stem = $4 AND stem <> ''''))
        LIMIT 100' USING site, wanted_locale, wanted, wanted_stem;
      IF length(wanted) < 4 THEN RETURN; END IF;
      RETURN QUERY EXECUTE '
        SELECT word FROM "SearchWord" WHERE "siteId" = $1 AND locale = $2 AND lower(word) LIKE ''%%'' || $3 || ''%%''
        ORDER BY length(word), word LIMIT 60' USING site, wanted_locale, wanted;
    END $$
  $create$, current_schema());

  -- Words of the site that are written much like a wanted one: by their letters where the server has pg_trgm, and in any
  -- case those of nearly its length with the same beginning.
  EXECUTE format($create$
    CREATE FUNCTION search_words_like(wanted_locale text, wanted text) RETURNS TABLE (word text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    DECLARE
      site uuid := nullif(current_setting('vitrine.site', true), '')::uuid;
    BEGIN
      IF to_regoperator('%%(text,text)') IS NOT NULL THEN
        RETURN QUERY EXECUTE '
          SELECT word FROM "SearchWord" WHERE "siteId" = $1 AND locale = $2 AND lower(word) %% $3
          ORDER BY similarity(lower(word), $3) DESC, word LIMIT 100' USING site, wanted_locale, wanted;
      END IF;
      RETURN QUERY EXECUTE '
        SELECT word FROM "SearchWord"
        WHERE "siteId" = $1 AND locale = $2 AND starts_with(word, left($3, 1))
          AND length(word) BETWEEN length($3) - 2 AND length($3) + 6
        ORDER BY abs(length(word) - length($3)), word LIMIT 400' USING site, wanted_locale, wanted;
    END $$
  $create$, current_schema());

  -- Pages of the site that hold the wanted words, the best first. Those with all of them in the title are looked at
  -- before others: what stands on more pages than anybody reads through is weighed for some hundred of them.
  EXECUTE format($create$
    CREATE FUNCTION search_pages(wanted_locale text, wanted tsquery, hidden uuid[]) RETURNS TABLE ("pageId" uuid, rank real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
    DECLARE
      site uuid := nullif(current_setting('vitrine.site', true), '')::uuid;
    BEGIN
      RETURN QUERY EXECUTE '
        WITH hits AS (
          (SELECT "pageId", vector FROM "SearchText"
            WHERE "siteId" = $1 AND locale = $2 AND titles @@ $3 AND "pageId" <> ALL ($4) LIMIT 200)
          UNION ALL
          (SELECT "pageId", vector FROM "SearchText"
            WHERE "siteId" = $1 AND locale = $2 AND vector @@ $3 AND NOT titles @@ $3 AND "pageId" <> ALL ($4) LIMIT 200)
        )
        SELECT "pageId", ts_rank(''{0.1, 0.2, 0.4, 1}'', vector, $3) AS rank FROM hits ORDER BY rank DESC, "pageId"'
        USING site, wanted_locale, wanted, hidden;
    END $$
  $create$, current_schema());
END $do$;

-- Finds slips of the pen faster and in more places where the server has pg_trgm and the login may use it; asked at each start.
-- Answers whether it does. The index is on an expression: tools that compare the schema leave such alone.
CREATE FUNCTION prepare_search() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('"SearchWord_letters_idx"') IS NOT NULL THEN RETURN true; END IF;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "SearchWord_letters_idx" ON "SearchWord" USING GIN (lower("word") gin_trgm_ops);
  RETURN true;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
  RETURN false;
END $$;

SELECT prepare_search();

SELECT jobs.create_queue('page.fillSearch', '{"policy": "standard"}');
