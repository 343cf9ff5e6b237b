ALTER TABLE "quotes" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("enquiry_id") WHERE waits;--> statement-breakpoint
-- Of those that were accepted or asked about before: what is new still, or was sold already by then. All others have a day to follow up on.
UPDATE quotes SET waits = true FROM enquiries
WHERE enquiries.id = quotes.enquiry_id AND greatest(accepted_at, asked_at) IS NOT NULL
  AND (status = 'new' OR (outcome = 'won' AND status_changed_at <= greatest(accepted_at, asked_at)))
  AND NOT EXISTS (SELECT FROM audit_log WHERE subject = enquiries.id::text AND action = 'enquiry-answered'
    AND at > greatest(accepted_at, asked_at));
