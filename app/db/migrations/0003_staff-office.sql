CREATE TABLE "booking_rules" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"minimum_notice_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "booking_rules_has_one_row" CHECK (only_row),
	CONSTRAINT "minimum_notice_is_sensible" CHECK (minimum_notice_minutes BETWEEN 0 AND 20160),
	CONSTRAINT "horizon_is_sensible" CHECK (horizon_days BETWEEN 1 AND 365)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" uuid,
	"author_email" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "user_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "purpose" text DEFAULT 'visit' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booked_by_staff" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "offer_hash" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "instead_of" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "status_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_email" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), '') || ' ' || coalesce(company, '') || ' ' || coalesce(product_id, '') || ' ' || message, '@.-_+/', '      '))) STORED;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_notes_by_enquiry" ON "enquiry_notes" USING btree ("enquiry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_appointment_per_email_and_day" ON "appointments" USING btree ("user_email","date") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_by_email" ON "appointments" USING btree ("user_email");--> statement-breakpoint
CREATE INDEX "appointments_cancelled" ON "appointments" USING btree ("date") WHERE status = 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_offer" ON "appointments" USING btree ("offer_hash") WHERE offer_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_instead_of" ON "appointments" USING btree ("instead_of") WHERE instead_of IS NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "enquiries_by_time" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_by_person" ON "enquiries" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "enquiries_by_words" ON "enquiries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree (lower(recipient));--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD CONSTRAINT "a_closed_slot_is_not_booked" CHECK (NOT (closed AND booked));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_purpose_is_known" CHECK (purpose IN ('visit', 'demo'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_cancelled_by_is_known" CHECK (cancelled_by IN ('visitor', 'staff'));