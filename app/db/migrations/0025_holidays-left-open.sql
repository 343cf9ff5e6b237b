CREATE TABLE "holidays_left_open" (
	"date" date PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid
);
