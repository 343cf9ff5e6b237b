-- The week as first installed: Monday to Saturday, 10:00-13:00 and 14:00-17:00, every 30 minutes.
-- Staff change it afterwards.
INSERT INTO "weekly_template" ("weekday", "time")
SELECT weekday, time
FROM generate_series(1, 6) AS weekday,
  unnest(ARRAY['10:00', '10:30', '11:00', '11:30', '12:00', '12:30',
               '14:00', '14:30', '15:00', '15:30', '16:00', '16:30']) AS time;
