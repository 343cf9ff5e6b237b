-- Every three characters in a row of what a person is found by: 'asha' has 'ash', 'sha', and at its end 'ha' and 'a'. Whatever
-- part of a name, an address or a number is typed, an index finds the rows that have all of its threes, and of two characters
-- those that have a three beginning with them. Calls pg_catalog alone: indexes are made and counted without `public`.
-- In PL/pgSQL it costs half of what one SELECT does. Dear, so that the planner looks into the index.
CREATE FUNCTION person_parts(name text, email text, phone text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE COST 1000 AS $$
DECLARE
  words text := lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), ''));
  parts text[];
BEGIN
  FOR at IN 1..length(words) LOOP
    parts[at] := substr(words, at, 3);
  END LOOP;
  RETURN array_to_tsvector(parts);
END
$$;--> statement-breakpoint
-- What `person_parts` is asked for; NULL asks for nothing. Not for parallel workers, which take longer to start than a search.
CREATE FUNCTION parts_query(typed text)
RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(
    '''' || replace(replace(substr(words, at, 3), '\', '\\'), '''', '''''') || '''' || CASE WHEN length(words) < 3 THEN ':*' ELSE '' END,
    ' & '), '')::tsquery
  FROM lower(typed) AS words, generate_series(1, greatest(length(words) - 2, 1)) AS at
$$;--> statement-breakpoint
CREATE INDEX "appointments_by_parts" ON "appointments" USING gin (person_parts(user_name, user_email, phone)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "enquiries_by_parts" ON "enquiries" USING gin (person_parts(name, email, phone)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_by_parts" ON "users" USING gin (person_parts(name, email, NULL)) WITH (fastupdate=false);
