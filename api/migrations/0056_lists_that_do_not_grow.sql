-- Lists of the studio that are read in an index, so that they take no longer the more there is (decision record 0120).
CREATE INDEX courses_ranked ON courses (rank, id) WHERE rank IS NOT NULL;
--> statement-breakpoint
CREATE INDEX courses_names ON courses (name, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX courses_chosen ON courses (published DESC, created_at DESC, id DESC) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX courses_unpublished ON courses (id) WHERE NOT published AND deleted_at IS NULL;
--> statement-breakpoint
-- How many courses that are not in the trash each category has; those without a category count under 0. `course_sizes`
-- counts the published ones. One row for each category, changed in the transaction that makes, moves or removes courses.
CREATE TABLE category_sizes (
  category_id integer PRIMARY KEY,
  courses integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION count_category_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows'
  END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM category_sizes;
    RETURN NULL;
  END IF;
  -- In one order, so that two statements never wait for each other in a circle.
  EXECUTE format('
    INSERT INTO category_sizes (category_id, courses)
    SELECT coalesce(category_id, 0), sum(sign) FROM (%s) r WHERE deleted_at IS NULL
    GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
    ON CONFLICT (category_id) DO UPDATE SET courses = category_sizes.courses + excluded.courses', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts everything anew: after a load that ran without triggers.
CREATE FUNCTION recount_categories() RETURNS void LANGUAGE sql AS $$
  DELETE FROM category_sizes;
  INSERT INTO category_sizes (category_id, courses)
  SELECT coalesce(category_id, 0), count(*) FROM courses WHERE deleted_at IS NULL GROUP BY 1;
$$;
--> statement-breakpoint
-- The triggers come before the first count: creating them waits for running changes, and every later one is counted.
CREATE TRIGGER categories_on_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
--> statement-breakpoint
CREATE TRIGGER categories_on_update AFTER UPDATE ON courses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
--> statement-breakpoint
CREATE TRIGGER categories_on_delete AFTER DELETE ON courses REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
--> statement-breakpoint
CREATE TRIGGER categories_on_truncate AFTER TRUNCATE ON courses
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
--> statement-breakpoint
SELECT recount_categories();
