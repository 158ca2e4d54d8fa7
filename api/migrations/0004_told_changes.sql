-- Every process keeps answers that are the same for everybody, until it hears that content has changed (decision
-- record 0030). Told here and not by the program, so that it is told whoever makes the change, and when it commits.
CREATE FUNCTION tell_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY array[
    'articles', 'categories', 'chapters', 'course_features', 'course_requirements', 'course_resources', 'courses',
    'lectures', 'project_images', 'project_services', 'project_skills', 'projects', 'reviews', 'service_courses',
    'services', 'skills', 'teacher_features'
  ] LOOP
    EXECUTE format('CREATE TRIGGER tell_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()', shown);
  END LOOP;
END $$;
--> statement-breakpoint
-- Of people everybody sees these, and how many there are; when somebody was last seen is nobody's page.
CREATE TRIGGER tell_content_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF id, name, role, photo_path, title, bio
  ON people FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
--> statement-breakpoint
-- Only who has joined is counted.
CREATE TRIGGER tell_joined AFTER INSERT ON enrolments
  FOR EACH ROW WHEN (new.status = 'joined') EXECUTE FUNCTION tell_content_change();
--> statement-breakpoint
CREATE TRIGGER tell_changed AFTER UPDATE ON enrolments
  FOR EACH ROW WHEN (old IS DISTINCT FROM new AND 'joined' IN (old.status, new.status))
  EXECUTE FUNCTION tell_content_change();
--> statement-breakpoint
CREATE TRIGGER tell_left AFTER DELETE ON enrolments
  FOR EACH ROW WHEN (old.status = 'joined') EXECUTE FUNCTION tell_content_change();
--> statement-breakpoint
CREATE TRIGGER tell_emptied AFTER TRUNCATE ON enrolments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
--> statement-breakpoint
-- How many courses there are, by category: counting a hundred thousand for every page of a list takes longer than the
-- page. Kept exact in the transaction that makes or removes them.
CREATE TABLE course_sizes (
  category_id integer PRIMARY KEY,
  courses integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION recount_courses() RETURNS void LANGUAGE sql AS $$
  DELETE FROM course_sizes;
  INSERT INTO course_sizes SELECT coalesce(category_id, 0), count(*) FROM courses GROUP BY 1;
$$;
--> statement-breakpoint
CREATE FUNCTION count_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM course_sizes;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO course_sizes SELECT coalesce(category_id, 0), count(*) FROM made GROUP BY 1 ORDER BY 1
    ON CONFLICT (category_id) DO UPDATE SET courses = course_sizes.courses + excluded.courses;
  END IF;
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE course_sizes SET courses = course_sizes.courses - gone.courses
    FROM (SELECT coalesce(category_id, 0) AS category, count(*) AS courses FROM unmade GROUP BY 1) gone
    WHERE course_sizes.category_id = gone.category;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_made AFTER INSERT ON courses REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_courses();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON courses REFERENCING OLD TABLE AS unmade
  FOR EACH STATEMENT EXECUTE FUNCTION count_courses();
--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE ON courses REFERENCING OLD TABLE AS unmade NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_courses();
--> statement-breakpoint
CREATE TRIGGER count_emptied AFTER TRUNCATE ON courses
  FOR EACH STATEMENT EXECUTE FUNCTION count_courses();
--> statement-breakpoint
SELECT recount_courses();
