ALTER TABLE "content_drafts" ADD COLUMN "item" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "item" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "successor" text;--> statement-breakpoint
CREATE TABLE "content_addresses" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"item" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "content_addresses_kind_slug_pk" PRIMARY KEY("kind","slug")
);--> statement-breakpoint
CREATE TABLE "content_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"form" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_kind_user_id_pk";--> statement-breakpoint
ALTER TABLE "content_revisions" DROP CONSTRAINT "content_revisions_kind_number_pk";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_item_user_id_pk" PRIMARY KEY("kind","item","user_id");--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_kind_item_number_pk" PRIMARY KEY("kind","item","number");--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;
