CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"interest" text,
	"product_id" text,
	"colour" text,
	"message" text NOT NULL,
	"consent_version" text NOT NULL,
	"page" text,
	"referrer" text,
	"user_id" uuid,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "enquiry_kind_is_known" CHECK (kind IN ('contact', 'quote', 'demo')),
	CONSTRAINT "enquiry_status_is_known" CHECK (status IN ('new', 'in_progress', 'done', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" uuid NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"ics" text,
	"status" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_status_is_known" CHECK (status IN ('waiting', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_uid_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_by_content" ON "enquiries" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at");