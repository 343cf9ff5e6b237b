CREATE TABLE "quote_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"number" text NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"terms" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"mail_id" text,
	"token_hash" text,
	"accepted_at" timestamp with time zone,
	"asked" text,
	"asked_at" timestamp with time zone,
	CONSTRAINT "quote_questions_have_a_time" CHECK ((asked IS NULL) = (asked_at IS NULL))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_attachment_id_enquiry_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."enquiry_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_version" ON "quotes" USING btree ("number","version");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_token" ON "quotes" USING btree ("token_hash") WHERE token_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_by_enquiry" ON "quotes" USING btree ("enquiry_id","made_at");--> statement-breakpoint
CREATE INDEX "quotes_attachment" ON "quotes" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "quotes_mail" ON "quotes" USING btree ("mail_id");