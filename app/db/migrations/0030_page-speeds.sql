CREATE TABLE "page_speeds" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"measure" text NOT NULL,
	"step" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_speeds_day_page_device_measure_step_pk" PRIMARY KEY("day","page","device","measure","step")
);
