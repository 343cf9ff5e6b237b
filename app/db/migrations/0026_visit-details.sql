ALTER TABLE "appointments" ADD COLUMN "whatsapp" boolean;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "visitors" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "meet" text DEFAULT 'workshop' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "video_link" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "late_minutes" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "late_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "details_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_visitors_are_counted" CHECK (visitors > 0);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_meeting_is_known" CHECK (meet IN ('workshop', 'telephone', 'video'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointment_lateness_was_said" CHECK ((late_minutes IS NULL) = (late_at IS NULL));