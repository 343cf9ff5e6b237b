CREATE TABLE "seen_appointments" (
	"user_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_appointments_user_id_appointment_id_pk" PRIMARY KEY("user_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mail_status_is_known";--> statement-breakpoint
ALTER TABLE "booking_rules" ADD COLUMN "most_ahead" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seen_appointments" ADD CONSTRAINT "seen_appointments_user_id_users_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_appointments" ADD CONSTRAINT "seen_appointments_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "most_ahead_is_sensible" CHECK (most_ahead BETWEEN 1 AND 100);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mail_status_is_known" CHECK (status IN ('waiting', 'sent', 'failed', 'kept', 'dismissed'));