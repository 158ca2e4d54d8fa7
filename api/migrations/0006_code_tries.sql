ALTER TABLE "codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "wrong_tries_elsewhere" smallint DEFAULT 0 NOT NULL;
