DROP INDEX "enquiries_by_words";--> statement-breakpoint
CREATE INDEX "appointments_by_phone" ON "appointments" USING btree ("phone") WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiries_by_words" ON "enquiries" USING gin ("search") WITH (fastupdate=false);