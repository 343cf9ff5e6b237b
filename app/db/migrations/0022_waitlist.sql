CREATE TABLE "waitlist_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wish_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"token_hash" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waitlist_offers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "offer_state_is_known" CHECK (state IN ('open', 'taken', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "waitlist_wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "wished_days_are_in_order" CHECK (from_date <= to_date AND to_date < from_date + 60),
	CONSTRAINT "wished_times_are_in_order" CHECK (from_time < to_time)
);
--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD COLUMN "held_for" uuid;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_wish_id_waitlist_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."waitlist_wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_user_id_users_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_slot" FOREIGN KEY ("date","time") REFERENCES "public"."appointment_slots"("date","time") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD CONSTRAINT "waitlist_wishes_user_id_users_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_per_slot" ON "waitlist_offers" USING btree ("date","time") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_per_person" ON "waitlist_offers" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waitlist_offers_slot" ON "waitlist_offers" USING btree ("date","time");--> statement-breakpoint
CREATE INDEX "waitlist_offers_wish" ON "waitlist_offers" USING btree ("wish_id");--> statement-breakpoint
CREATE INDEX "waitlist_offers_by_time" ON "waitlist_offers" USING btree ("offered_at");--> statement-breakpoint
CREATE INDEX "waitlist_wishes_living" ON "waitlist_wishes" USING btree ("to_date") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "waitlist_wishes_user" ON "waitlist_wishes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_held_for_users_uid_fk" FOREIGN KEY ("held_for") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_held_slot_per_person" ON "appointment_slots" USING btree ("held_for") WHERE held_for IS NOT NULL;