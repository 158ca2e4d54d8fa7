-- What was invalidated, for a process that starts with the pages of the one before it: it did not listen meanwhile
-- (decision record 0128). In a schema of its own, because transaction numbers mean nothing in the database into which a
-- backup is restored. Without a key or an index: nothing may make a change wait.
CREATE SCHEMA IF NOT EXISTS cache;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS cache.invalidations (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  tags text[] NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invalidate_tags(tags text[], harmless boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 200 THEN
    INSERT INTO cache.invalidations (tags) VALUES (array['*']);
    PERFORM pg_notify('cache', '*');
  ELSIF cardinality(tags) > 0 THEN
    INSERT INTO cache.invalidations (tags) VALUES (invalidate_tags.tags);
    PERFORM pg_notify('cache', CASE WHEN harmless THEN 'stale ' ELSE '' END || array_to_string(tags, ' '));
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invalidate_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(tags, false);
END $$;
--> statement-breakpoint
-- As in migration 0060, but that a truncation takes the same way as other changes.
CREATE OR REPLACE FUNCTION invalidate_cache() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows'
  END;
  tags text[];
  compared text;
  -- Pages count enrolments and people, and show a new review beside the others.
  harmless boolean := TG_TABLE_NAME = 'enrolments' OR TG_OP = 'INSERT' AND TG_TABLE_NAME IN ('people', 'reviews');
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM invalidate_tags(array['*'], false);
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT tag ORDER BY tag) FROM (%s) r, LATERAL (VALUES %s) tagged(tag)
    WHERE tag IS NOT NULL', changed, TG_ARGV[0]) INTO tags;
  IF tags IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NOT harmless AND cardinality(harmless_columns(TG_TABLE_NAME)) > 0 THEN
    -- The primary key is among the compared columns, so a row can only equal its own former state.
    SELECT string_agg(quote_ident(attname), ', ') INTO compared FROM pg_attribute
      WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL (harmless_columns(TG_TABLE_NAME));
    EXECUTE format('SELECT NOT EXISTS (SELECT %1$s FROM old_rows EXCEPT SELECT %1$s FROM new_rows)', compared)
      INTO harmless;
  END IF;
  PERFORM invalidate_tags(tags, harmless);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invalidate_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(array['*'], false);
  RETURN NULL;
END $$;
