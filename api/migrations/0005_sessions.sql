ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "sessions" SET "last_used_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "used_refresh_tokens" ADD COLUMN "seed" "bytea";
--> statement-breakpoint
ALTER TABLE "device_tokens" ADD COLUMN "session_id" integer;
--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "device_tokens_session" ON "device_tokens" USING btree ("session_id");
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('sign-in', 'email', 'enrolment', 'confirm'));
--> statement-breakpoint
-- Nobody knows who chose these: a password is given again with the code.
ALTER TABLE "codes" DROP COLUMN "password_hash";
