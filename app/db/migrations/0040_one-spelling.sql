-- Words as they are compared, each sign written in one way: composed, without nuktas and joiners, a moon as the dot that most
-- write for it, digits as in English. Older keyboards write Malayalam's chillus as a letter, its killer and a joiner, some the killer
-- alone: letter by letter that is one word if every chillu is its letter and no killer is compared. Calls pg_catalog alone,
-- as 0011 says. A database that is not in UTF-8 knows no signs: there words stay as they are, as English does.
DO $do$
BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    CREATE FUNCTION one_spelling(words text)
    RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN octet_length(words) = length(words) THEN words ELSE translate(normalize(words, NFC),
        U&'\0D7A\0D7B\0D7C\0D7D\0D7E\0D7F\0901'
        '\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0D66\0D67\0D68\0D69\0D6A\0D6B\0D6C\0D6D\0D6E\0D6F'
        '\0D4D\093C\200C\200D',
        U&'\0D23\0D28\0D30\0D32\0D33\0D15\090201234567890123456789') END
    $$;
  ELSE
    CREATE FUNCTION one_spelling(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT words $$;
  END IF;
END
$do$;--> statement-breakpoint
-- As in 0011, of the words in one spelling.
CREATE OR REPLACE FUNCTION person_parts(name text, email text, phone text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE COST 1000 AS $$
DECLARE
  words text := lower(public.one_spelling(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '')));
  parts text[];
BEGIN
  FOR at IN 1..length(words) LOOP
    parts[at] := substr(words, at, 3);
  END LOOP;
  RETURN array_to_tsvector(parts);
END
$$;--> statement-breakpoint
-- Signs alone, of which nothing is left, ask for nothing.
CREATE OR REPLACE FUNCTION parts_query(typed text)
RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(
    '''' || replace(replace(substr(words, at, 3), '\', '\\'), '''', '''''') || '''' || CASE WHEN length(words) < 3 THEN ':*' ELSE '' END,
    ' & '), '')::tsquery
  FROM lower(public.one_spelling(typed)) AS words, generate_series(1, greatest(length(words) - 2, 1)) AS at
  WHERE words <> ''
$$;--> statement-breakpoint
REINDEX INDEX "appointments_by_parts";--> statement-breakpoint
REINDEX INDEX "users_by_parts";--> statement-breakpoint
-- Writes the table anew, and with it all its indexes.
ALTER TABLE "enquiries" drop column "search";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', one_spelling(translate(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), '') || ' ' || coalesce(company, '') || ' ' || coalesce(product_id, '') || ' ' || message, '@.-_+/', '      ')))) STORED;--> statement-breakpoint
CREATE INDEX "enquiries_by_words" ON "enquiries" USING gin ("search") WITH (fastupdate=false);
