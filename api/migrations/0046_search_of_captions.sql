-- The search over everything shows what films say, so its cached answers change with captions. They carry the tag of courses.
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY array['captions', 'caption_lines'] LOOP
    EXECUTE format('CREATE TRIGGER invalidate_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, '(''courses'')');
    EXECUTE format('CREATE TRIGGER invalidate_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, '(''courses'')');
    EXECUTE format('CREATE TRIGGER invalidate_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', content, '(''courses'')');
    EXECUTE format('CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache()', content);
  END LOOP;
END $$;
