-- Bundles are on public pages, which are cached: a change of one is seen at once (docs/behaviour/coupons.md#bundles).
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY array['bundles', 'bundle_courses'] LOOP
    EXECUTE format('CREATE TRIGGER invalidate_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(''(''''bundles'''')'')', shown);
    EXECUTE format('CREATE TRIGGER invalidate_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(''(''''bundles'''')'')', shown);
    EXECUTE format('CREATE TRIGGER invalidate_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(''(''''bundles'''')'')', shown);
    EXECUTE format('CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache()', shown);
  END LOOP;
END $$;
