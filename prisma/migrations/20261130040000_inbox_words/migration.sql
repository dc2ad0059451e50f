-- The inbox is searched as the library is, without regard to case and accents: the words of an answer are what was
-- written into it, a line each, and not the names of its fields.
CREATE FUNCTION "answerWords"("values" JSONB) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    lower(regexp_replace(normalize(string_agg(said #>> '{}', E'\n'), NFD), '[\u0300-\u036F]', '', 'g')), 'øđł', 'odl'),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
  FROM jsonb_path_query("values", '$.** ? (@.type() == "string")') AS said
$$;

ALTER TABLE "FormSubmission" ADD COLUMN "words" TEXT GENERATED ALWAYS AS ("answerWords"("values")) STORED;
