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
ALTER TABLE "appointments" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "proposed_slots" ADD CONSTRAINT "proposed_slots_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_slots" ADD CONSTRAINT "proposed_slots_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_slots_together" ON "proposed_slots" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "proposed_slots_enquiry" ON "proposed_slots" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "proposed_slots_mail" ON "proposed_slots" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_appointment_per_proposal" ON "appointments" USING btree ("proposal_id") WHERE proposal_id IS NOT NULL AND status <> 'cancelled';