CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"done_for" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
-- The tables of the job queue that ran before; what it had planned is planned anew at each start.
DROP SCHEMA IF EXISTS pgboss CASCADE;
