CREATE TABLE "busy_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"whole_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"failed_since" timestamp with time zone,
	"failure" text,
	CONSTRAINT "busy_calendars_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_calendar_id_starts_at_ends_at_pk" PRIMARY KEY("calendar_id","starts_at","ends_at")
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_busy_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."busy_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_during" ON "busy_times" USING gist (tstzrange(starts_at, ends_at));