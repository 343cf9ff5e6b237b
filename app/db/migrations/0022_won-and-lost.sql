ALTER TABLE "enquiries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "lost_words" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiry_outcome_is_known" CHECK (outcome IN ('won', 'lost'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "only_done_enquiries_have_an_outcome" CHECK (outcome IS NULL OR status = 'done');--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "lost_enquiries_alone_have_a_reason" CHECK ((lost_reason IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'lost'));