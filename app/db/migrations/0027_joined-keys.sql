CREATE TABLE "joined_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"person" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" uuid
);
--> statement-breakpoint
CREATE INDEX "joined_keys_person" ON "joined_keys" USING btree ("person");