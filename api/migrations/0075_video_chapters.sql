-- Chapters of a lecture's video, each from its first second up to the next one.
CREATE TABLE video_chapters (
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  starts_at integer NOT NULL,
  name text NOT NULL,
  search_text text GENERATED ALWAYS AS (fold_arabic(name)) STORED NOT NULL,
  PRIMARY KEY (lecture_id, starts_at),
  CONSTRAINT video_chapters_start CHECK (starts_at BETWEEN 0 AND 86400),
  CONSTRAINT video_chapters_name CHECK (name <> '' AND length(name) <= 100)
);
--> statement-breakpoint
CREATE INDEX video_chapters_search ON video_chapters USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX video_chapters_words ON video_chapters USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE TRIGGER learn_words AFTER INSERT ON video_chapters REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('name', 'true');
--> statement-breakpoint
CREATE TRIGGER learn_changed_words AFTER UPDATE ON video_chapters REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('name', 'true');
--> statement-breakpoint
-- A video of a lecture that plays from another site.
ALTER TABLE lectures ADD COLUMN elsewhere jsonb;
--> statement-breakpoint
ALTER TABLE site_settings ADD COLUMN video_hosts jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- The search and the pages of courses show them.
CREATE TRIGGER invalidate_on_insert AFTER INSERT ON video_chapters REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_update AFTER UPDATE ON video_chapters
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_delete AFTER DELETE ON video_chapters REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON video_chapters
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache();
