ALTER TABLE "enquiries" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "picture_bytes" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_picture_id_file_contents_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."file_contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_by_picture" ON "enquiries" USING btree ("picture_id") WHERE picture_id IS NOT NULL;