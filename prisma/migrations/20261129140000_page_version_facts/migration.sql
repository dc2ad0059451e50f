-- What is asked of all published pages of a site, beside their documents, which are fifty times as heavy: what its index
-- holds of a page before its content, and the kinds of the page's sections.
--
-- A page is begun in a language as the check before publishing has it: by a text, a description or a name, which in the
-- team is made by itself. Languages in which it has nothing but an address are its "addressOnly".
CREATE FUNCTION "publishedFacts"(document JSONB) RETURNS JSONB LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'role', document -> 'role',
    'collection', document -> 'collection',
    'locales', document -> 'locales',
    'options', document -> 'options',
    'disallowedLocales', document -> 'disallowedLocales',
    'kinds', (
      SELECT coalesce(jsonb_agg(DISTINCT section.value -> 'kind'), '[]') FROM jsonb_each(document -> 'groups') section
    ),
    'addressOnly', (
      SELECT coalesce(jsonb_agg(locale.key), '[]')
      FROM jsonb_each(document -> 'locales') locale
      WHERE NOT (coalesce(locale.value ->> 'name', '') <> '' AND document ->> 'collection' IS DISTINCT FROM 'team')
        AND coalesce(locale.value ->> 'description', '') = ''
        AND NOT jsonb_path_exists(
          document -> 'groups',
          '$.*.fields.*.texts.keyvalue() ? (@.key == $locale).value ? (@.text != "" || @.json != null)',
          jsonb_build_object('locale', locale.key)
        )
    )
  )
$$;

ALTER TABLE "PageVersion"
  ADD COLUMN "facts" JSONB GENERATED ALWAYS AS ("publishedFacts"("document" -> 'document')) STORED;
