ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE users SET signed_in_at = (SELECT max(sessions.created_at) FROM sessions WHERE sessions.user_id = users.uid);
