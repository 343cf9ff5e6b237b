ALTER TABLE "content_drafts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "note" text;