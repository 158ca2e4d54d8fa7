-- A course's page says whether it can be paid, so a change of the ways to pay makes pages anew.
CREATE TRIGGER invalidate_on_insert AFTER INSERT ON transfer_channels REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_update AFTER UPDATE ON transfer_channels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_delete AFTER DELETE ON transfer_channels REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''courses'')');
--> statement-breakpoint
-- Other rows of the settings, such as the keys of the day, show on no page.
CREATE FUNCTION invalidate_ways_to_pay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(array['courses']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invalidate_on_insert AFTER INSERT OR UPDATE ON settings
  FOR EACH ROW WHEN (new.name LIKE 'gateway:%') EXECUTE FUNCTION invalidate_ways_to_pay();
--> statement-breakpoint
CREATE TRIGGER invalidate_on_delete AFTER DELETE ON settings
  FOR EACH ROW WHEN (old.name LIKE 'gateway:%') EXECUTE FUNCTION invalidate_ways_to_pay();
