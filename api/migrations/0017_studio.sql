-- The order that the provider chose for lists; null where nobody has chosen. It is a column of `courses`, because the
-- listings are made anew from there.
ALTER TABLE courses ADD COLUMN rank integer;
--> statement-breakpoint
ALTER TABLE course_listings ADD COLUMN rank integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO course_listings (course_id, category_id, created_at, level, free, published, rank)
    SELECT id, category_id, created_at, level, coalesce(price, 0) = 0, published, rank FROM new_rows;
  ELSE
    UPDATE course_listings l
    SET category_id = c.category_id, created_at = c.created_at, level = c.level, free = coalesce(c.price, 0) = 0,
      published = c.published, rank = c.rank
    FROM new_rows c
    WHERE l.course_id = c.id AND (l.category_id, l.created_at, l.level, l.free, l.published, l.rank)
      IS DISTINCT FROM (c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0, c.published, c.rank);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_courses() RETURNS void LANGUAGE sql AS $$
  DELETE FROM course_listings;
  INSERT INTO course_listings
    (course_id, category_id, created_at, level, free, published, rank, students, reviews, rating_sum, lectures, minutes)
  SELECT c.id, c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0, c.published, c.rank,
    coalesce(joined.students, 0), coalesce(rated.reviews, 0), coalesce(rated.rating_sum, 0),
    coalesce(taught.lectures, 0), coalesce(taught.minutes, 0)
  FROM courses c
  LEFT JOIN (SELECT course_id, count(*) AS students FROM enrolments WHERE status = 'joined' GROUP BY 1) joined
    ON joined.course_id = c.id
  LEFT JOIN (SELECT course_id, count(*) AS reviews, sum(rating) AS rating_sum FROM reviews GROUP BY 1) rated
    ON rated.course_id = c.id
  LEFT JOIN (SELECT course_id, count(*) AS lectures, sum(minutes) AS minutes FROM lectures WHERE published GROUP BY 1) taught
    ON taught.course_id = c.id;
  -- Also where triggers do not run.
  DELETE FROM course_sizes;
  INSERT INTO course_sizes
  SELECT coalesce(category_id, 0), coalesce(level, ''), free, course_length(minutes), count(*)
  FROM course_listings WHERE published GROUP BY 1, 2, 3, 4;
$$;
--> statement-breakpoint
-- The default order: what was chosen, then the newest.
CREATE INDEX course_listings_default ON course_listings (rank, created_at DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes) WHERE published;
--> statement-breakpoint
-- A removed chapter, whose lectures went to the bin with it.
ALTER TABLE chapters ADD COLUMN deleted_at timestamp with time zone;
--> statement-breakpoint
-- A lecture that leaves the bin brings its chapter back.
CREATE FUNCTION restore_chapter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chapters SET deleted_at = NULL WHERE id = new.chapter_id AND deleted_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restore_chapter AFTER UPDATE OF deleted_at ON lectures FOR EACH ROW
  WHEN (old.deleted_at IS NOT NULL AND new.deleted_at IS NULL) EXECUTE FUNCTION restore_chapter();
--> statement-breakpoint
-- What the studio searches beside courses, articles, services and projects.
ALTER TABLE lectures ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(name)) STORED;
--> statement-breakpoint
CREATE INDEX lectures_search ON lectures USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE people ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (fold_arabic(name || ' ' || email)) STORED;
--> statement-breakpoint
CREATE INDEX people_search ON people USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- The name that an item will have once its draft is published.
ALTER TABLE drafts ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (fold_arabic(coalesce(fields ->> 'name', ''))) STORED;
--> statement-breakpoint
CREATE INDEX drafts_search ON drafts USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- What the list of courses in the studio is sorted and filtered by. It is a table of its own because every saved draft
-- changes it: a change of `courses` would empty the cache of what visitors see.
CREATE TABLE studio_courses (
  course_id integer PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  state text NOT NULL,
  binned boolean NOT NULL,
  worked_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION list_studio_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO studio_courses (course_id, state, binned, worked_at)
    SELECT id, state, deleted_at IS NOT NULL, updated_at FROM new_rows;
  ELSE
    UPDATE studio_courses l SET state = c.state, binned = c.deleted_at IS NOT NULL FROM new_rows c
    WHERE l.course_id = c.id AND (l.state, l.binned) IS DISTINCT FROM (c.state, c.deleted_at IS NOT NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_in_studio_on_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_studio_courses();
--> statement-breakpoint
CREATE TRIGGER list_in_studio_on_update AFTER UPDATE ON courses REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_studio_courses();
--> statement-breakpoint
-- For a load that ran without triggers; when a course was worked on stays where it is known.
CREATE FUNCTION relist_studio_courses() RETURNS void LANGUAGE sql AS $$
  INSERT INTO studio_courses (course_id, state, binned, worked_at)
  SELECT id, state, deleted_at IS NOT NULL, updated_at FROM courses
  ON CONFLICT (course_id) DO UPDATE SET state = excluded.state, binned = excluded.binned;
$$;
--> statement-breakpoint
SELECT relist_studio_courses();
--> statement-breakpoint
CREATE INDEX studio_courses_recent ON studio_courses (worked_at DESC, course_id DESC) WHERE NOT binned;
--> statement-breakpoint
CREATE INDEX studio_courses_state ON studio_courses (state, worked_at DESC, course_id DESC) WHERE NOT binned;
--> statement-breakpoint
-- Somebody works on a course. Whoever else has the row locked writes the same, so nobody waits here.
CREATE FUNCTION mark_worked_on(course integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM studio_courses WHERE course_id = course AND worked_at < now() - interval '5 seconds'
  FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE studio_courses SET worked_at = now() WHERE course_id = course;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_drafted_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_worked_on(CASE new.kind WHEN 'course' THEN new.item_id
    ELSE (SELECT course_id FROM lectures WHERE id = new.item_id) END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_drafted_course AFTER INSERT OR UPDATE ON drafts FOR EACH ROW
  WHEN (new.kind IN ('course', 'lecture')) EXECUTE FUNCTION mark_drafted_course();
--> statement-breakpoint
-- Entries say of which course they tell, what the item was called, what they changed and by which entry they were
-- undone. A change cannot be undone while a newer one has changed the same.
ALTER TABLE audit_log
  ADD COLUMN course_id integer,
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN changed text[] NOT NULL DEFAULT '{}',
  ADD COLUMN undone_by bigint,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(name)) STORED;
--> statement-breakpoint
-- Fills in what the writer of an entry leaves out.
CREATE FUNCTION describe_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items constant text := CASE new.kind WHEN 'course' THEN 'courses' WHEN 'lecture' THEN 'lectures'
    WHEN 'article' THEN 'articles' WHEN 'service' THEN 'services' WHEN 'project' THEN 'projects' END;
BEGIN
  IF new.course_id IS NULL AND new.kind IN ('course', 'lecture') THEN
    new.course_id := CASE new.kind WHEN 'course' THEN new.item_id
      ELSE (SELECT course_id FROM lectures WHERE id = new.item_id) END;
  END IF;
  IF new.name = '' AND items IS NOT NULL THEN
    EXECUTE format('SELECT coalesce(nullif((SELECT fields ->> ''name'' FROM drafts WHERE kind = $1 AND item_id = $2), ''''),
      (SELECT name FROM %I WHERE id = $2), '''')', items) INTO new.name USING new.kind, new.item_id;
  END IF;
  IF new.changed = '{}' AND items IS NOT NULL THEN
    new.changed := CASE
      WHEN new.action IN ('published', 'scheduled', 'unscheduled', 'hidden', 'binned', 'restored', 'publication-called-off')
        THEN array[new.kind || ':' || new.item_id || ':state']
      WHEN new.action = 'discarded' THEN array[new.kind || ':' || new.item_id || ':draft']
      ELSE '{}' END;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER describe_audit_entry BEFORE INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION describe_audit_entry();
--> statement-breakpoint
CREATE FUNCTION mark_logged_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_worked_on(new.course_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_logged_course AFTER INSERT ON audit_log FOR EACH ROW
  WHEN (new.course_id IS NOT NULL) EXECUTE FUNCTION mark_logged_course();
--> statement-breakpoint
-- Entries that are there already.
UPDATE audit_log SET course_id = item_id WHERE kind = 'course';
--> statement-breakpoint
UPDATE audit_log SET course_id = lectures.course_id FROM lectures WHERE kind = 'lecture' AND lectures.id = item_id;
--> statement-breakpoint
UPDATE audit_log SET changed = array[kind || ':' || item_id || ':state'];
--> statement-breakpoint
UPDATE audit_log SET name = items.name FROM (
  SELECT 'course' AS kind, id, name FROM courses UNION ALL SELECT 'lecture', id, name FROM lectures
  UNION ALL SELECT 'article', id, name FROM articles UNION ALL SELECT 'service', id, name FROM services
  UNION ALL SELECT 'project', id, name FROM projects
) items WHERE items.kind = audit_log.kind AND items.id = audit_log.item_id;
--> statement-breakpoint
CREATE INDEX audit_log_course ON audit_log (course_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_log_person ON audit_log (person_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_log_changed ON audit_log USING gin (changed);
--> statement-breakpoint
CREATE INDEX audit_log_search ON audit_log USING gin (search_text gin_trgm_ops);
