-- The order that the provider chose for services and for projects; those without a place follow, the newest first.
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY array['services', 'projects'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN rank integer', content);
    EXECUTE format('DROP INDEX %I', content || '_newest');
    EXECUTE format('CREATE INDEX %I ON %I (rank, created_at DESC NULLS FIRST, id DESC NULLS FIRST) WHERE published',
      content || '_order', content);
  END LOOP;
END $$;
--> statement-breakpoint
-- The order of what is related to a service. Nothing has been ordered by hand yet: among equals the newest stands first.
ALTER TABLE service_courses ADD COLUMN position integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- A project and a service name each other. Rows are numbered with the saves of drafts, so that a list that was saved
-- before the other side added a row does not remove it.
ALTER TABLE project_services
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN added bigint NOT NULL DEFAULT nextval('draft_saves');
--> statement-breakpoint
-- What the studio searches skills by.
ALTER TABLE skills ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(name)) STORED;
--> statement-breakpoint
CREATE INDEX skills_search ON skills USING gin (search_text gin_trgm_ops);
