CREATE TABLE "proposed_slots" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"mail_id" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lost_words" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "proposed_slots" ADD CONSTRAINT "proposed_slots_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_slots" ADD CONSTRAINT "proposed_slots_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_slots_together" ON "proposed_slots" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "proposed_slots_enquiry" ON "proposed_slots" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "proposed_slots_mail" ON "proposed_slots" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_appointment_per_proposal" ON "appointments" USING btree ("proposal_id") WHERE proposal_id IS NOT NULL AND status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "enquiries_to_follow_up" ON "enquiries" USING btree ("follow_up_on") WHERE follow_up_on IS NOT NULL AND status IN ('new', 'in_progress');--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiry_outcome_is_known" CHECK (outcome IN ('won', 'lost'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "only_done_enquiries_have_an_outcome" CHECK (outcome IS NULL OR status = 'done');--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "lost_enquiries_alone_have_a_reason" CHECK ((lost_reason IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'lost'));