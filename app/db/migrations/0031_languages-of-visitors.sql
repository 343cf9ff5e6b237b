ALTER TABLE "appointments" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_language_is_known" CHECK (language IN ('en', 'ml', 'hi'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiry_language_is_known" CHECK (language IN ('en', 'ml', 'hi'));--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD CONSTRAINT "wish_language_is_known" CHECK (language IN ('en', 'ml', 'hi'));