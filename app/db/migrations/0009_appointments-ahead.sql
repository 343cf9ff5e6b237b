-- How many appointments a person still has ahead. Takes the person's lock first, until the end of the
-- transaction, and counts after that: of two bookings by one person at the same moment the second waits
-- here, and counts the first. A subquery of the booking statement could not: it sees what was there when the
-- statement began, however long it waited since. A volatile function sees what is there when it counts.
-- Dear, so that the planner asks it last: most who are refused are refused by something cheaper.
CREATE FUNCTION appointments_ahead(person uuid, person_email text, at timestamp with time zone)
RETURNS integer LANGUAGE plpgsql VOLATILE COST 10000 AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(coalesce(person_email, person::text), 1));
  RETURN (
    SELECT count(*) FROM appointments
    WHERE (user_id = person OR user_email = person_email) AND status = 'booked'
      AND date >= (at AT TIME ZONE 'Asia/Kolkata')::date
      AND (date + time::time) AT TIME ZONE 'Asia/Kolkata' > at);
END
$$;
