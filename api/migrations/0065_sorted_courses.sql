-- The list of courses in the studio, sorted by students, price and creation.
CREATE INDEX "course_listings_students" ON "course_listings" ("students" DESC, "course_id" DESC);
--> statement-breakpoint
CREATE INDEX "courses_priced" ON "courses" ("price" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "courses_created" ON "courses" ("created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
