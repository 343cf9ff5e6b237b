ALTER TABLE "enquiries" ADD COLUMN "once_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_once_id_unique" UNIQUE("once_id");