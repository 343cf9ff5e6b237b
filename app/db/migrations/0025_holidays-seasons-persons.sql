CREATE TABLE "holidays_left_open" (
	"date" date PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "season_slots" (
	"season_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "season_slots_season_id_weekday_time_pk" PRIMARY KEY("season_id","weekday","time"),
	CONSTRAINT "season_weekday_is_iso" CHECK (weekday BETWEEN 1 AND 7),
	CONSTRAINT "season_time_is_a_time_of_day" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"each_year" boolean NOT NULL,
	CONSTRAINT "season_has_a_name" CHECK (length(name) BETWEEN 1 AND 40),
	CONSTRAINT "season_ends_within_a_year" CHECK (to_date BETWEEN from_date AND from_date + 364)
);
--> statement-breakpoint
CREATE TABLE "joined_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"person" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" uuid
);
--> statement-breakpoint
ALTER TABLE "appointment_days" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "season_slots" ADD CONSTRAINT "season_slots_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_keys_person" ON "joined_keys" USING btree ("person");--> statement-breakpoint
ALTER TABLE "appointment_days" ADD CONSTRAINT "only_a_closed_day_has_a_short_reason" CHECK (closed_reason IS NULL OR (closed AND length(closed_reason) BETWEEN 1 AND 80));