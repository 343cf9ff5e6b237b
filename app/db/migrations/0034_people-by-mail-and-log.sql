CREATE INDEX "mails_by_reply_to" ON "mails" USING btree (lower(reply_to));--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("user_id");