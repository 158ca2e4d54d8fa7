-- When a list last changed, for the sitemap.
CREATE INDEX courses_changed ON courses (updated_at DESC) WHERE published;
--> statement-breakpoint
CREATE INDEX articles_changed ON articles (updated_at DESC) WHERE published;
--> statement-breakpoint
CREATE INDEX services_changed ON services (updated_at DESC) WHERE published;
--> statement-breakpoint
CREATE INDEX projects_changed ON projects (updated_at DESC) WHERE published;
--> statement-breakpoint
-- What was never published, for the first page of the studio.
CREATE INDEX courses_drafts ON courses (id) WHERE state = 'draft';
--> statement-breakpoint
CREATE INDEX lectures_drafts ON lectures (id) WHERE state = 'draft';
--> statement-breakpoint
CREATE INDEX articles_drafts ON articles (id) WHERE state = 'draft';
--> statement-breakpoint
CREATE INDEX services_drafts ON services (id) WHERE state = 'draft';
--> statement-breakpoint
CREATE INDEX projects_drafts ON projects (id) WHERE state = 'draft';
--> statement-breakpoint
-- A category's page in the default order. The newest and the free courses of a small one are few.
CREATE INDEX course_listings_category ON course_listings (category_id, rank, created_at DESC, course_id DESC) WHERE published;
--> statement-breakpoint
-- A teacher's published courses and their students are found in indexes alone.
CREATE INDEX courses_taught ON courses (teacher_id, id) WHERE published;
--> statement-breakpoint
DROP INDEX enrolments_course_newest;
--> statement-breakpoint
CREATE INDEX enrolments_course_newest ON enrolments (course_id, joined_at DESC, id DESC) INCLUDE (person_id)
  WHERE status = 'joined';
