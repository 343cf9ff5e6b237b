CREATE TABLE "secrets" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"rate_limit_key" text NOT NULL,
	CONSTRAINT "secrets_has_one_row" CHECK (only_row)
);
--> statement-breakpoint
-- 244 random bits, on every engine and without an extension.
INSERT INTO "secrets" ("rate_limit_key") VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
