CREATE TABLE "calendar_host" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "calendar_host_has_one_row" CHECK (only_row)
);
