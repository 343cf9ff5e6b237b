CREATE TABLE "team_members" (
	"email" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_id_unique" UNIQUE("id"),
	CONSTRAINT "team_role_is_known" CHECK (role IN ('owner', 'editor', 'sales'))
);
