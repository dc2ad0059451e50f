-- The library is searched without regard to case and accents, as the directory is: the words of a medium are its file
-- name, its tags and its alternative texts, a line each.
CREATE FUNCTION "mediaWords"(filename TEXT, tags TEXT[], alt JSONB) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    lower(regexp_replace(normalize(string_agg(written, E'\n'), NFD), '[\u0300-\u036F]', '', 'g')), 'øđł', 'odl'),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
  FROM (
    SELECT filename AS written
    UNION ALL SELECT tag FROM unnest(tags) AS tag
    UNION ALL SELECT said #>> '{}' FROM jsonb_path_query(alt, '$.*') AS said
  ) AS words
$$;

ALTER TABLE "Media" ADD COLUMN "words" TEXT GENERATED ALWAYS AS ("mediaWords"("originalFilename", "tags", "alt")) STORED;
