-- Words that mean the same on this site, and what people searched without finding it (decision record 0114).
CREATE TABLE synonym_groups (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Words and phrases as they were typed, with «، » between them.
  words text NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Any cached search may find more or less with another group.
CREATE TRIGGER invalidate_on_insert AFTER INSERT ON synonym_groups REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''searches'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_update AFTER UPDATE ON synonym_groups
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''searches'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_delete AFTER DELETE ON synonym_groups REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''searches'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON synonym_groups
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache();
--> statement-breakpoint
-- Counted without persons: neither who searched nor when within the day.
CREATE TABLE failed_searches (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Folded.
  query text NOT NULL UNIQUE,
  -- As it was typed last.
  written text NOT NULL,
  times integer NOT NULL,
  -- Whether something had most of the words.
  nearest boolean NOT NULL,
  last_day date NOT NULL,
  ignored boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX failed_searches_often ON failed_searches (times DESC, last_day DESC, id DESC);
