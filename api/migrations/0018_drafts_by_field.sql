-- Each field of a draft has a version of its own (decision record 0063). Saves of all drafts are numbered together, so
-- that a field's versions only grow, also when its draft was published or discarded and another one has begun.
CREATE SEQUENCE draft_saves;
--> statement-breakpoint
ALTER TABLE drafts ALTER COLUMN version TYPE bigint, ADD COLUMN field_versions jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY array['courses', 'lectures', 'articles', 'services', 'projects'] LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN publish_version TYPE bigint', content);
  END LOOP;
  PERFORM setval('draft_saves', greatest((SELECT max(version) FROM drafts), 1));
END $$;
--> statement-breakpoint
ALTER TABLE versions
  ADD COLUMN changed text[] NOT NULL DEFAULT '{}',
  ADD COLUMN field_versions jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- Who has which item open for editing; rows that were not renewed lately do not count.
CREATE TABLE editing_people (
  kind text NOT NULL,
  item_id integer NOT NULL,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  field text,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, item_id, person_id),
  CONSTRAINT editing_people_kind CHECK (kind IN ('course', 'lecture', 'article', 'service', 'project'))
);
--> statement-breakpoint
CREATE INDEX editing_people_person ON editing_people (person_id);
