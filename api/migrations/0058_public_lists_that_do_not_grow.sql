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
