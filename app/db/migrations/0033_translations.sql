CREATE TABLE "translations" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"english" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "translations_language_key_pk" PRIMARY KEY("language","key"),
	CONSTRAINT "a_translation_is_into_a_language_of_the_site" CHECK (language IN ('ml', 'hi')),
	CONSTRAINT "a_translation_is_checked_or_approved" CHECK (state IN ('checked', 'approved')),
	CONSTRAINT "a_translation_says_something" CHECK (text <> '')
);
