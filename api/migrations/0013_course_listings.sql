-- How much a course asks for. Null where nobody has decided it; such a course shows no level.
ALTER TABLE courses ADD COLUMN level text
  CONSTRAINT courses_level CHECK (level IN ('beginner', 'intermediate', 'advanced'));
--> statement-breakpoint
-- What the list of courses is sorted and filtered by, one narrow row for each course, so that a page of 100,000 courses
-- is found in one index (decision record 0058). It is a table of its own because an enrolment changes it: a change of
-- `courses` would invalidate every cached list and rewrite the indexes of the search.
CREATE TABLE course_listings (
  course_id integer PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  category_id integer,
  created_at timestamp with time zone NOT NULL,
  level text,
  free boolean NOT NULL,
  students integer NOT NULL DEFAULT 0,
  reviews integer NOT NULL DEFAULT 0,
  rating_sum integer NOT NULL DEFAULT 0,
  rating numeric(2, 1) GENERATED ALWAYS AS (round(rating_sum::numeric / nullif(reviews, 0), 1)) STORED,
  lectures integer NOT NULL DEFAULT 0,
  minutes integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
-- How many courses each combination of filters finds, so that a filtered list is counted by adding a few numbers. It
-- takes the place of the numbers of each category alone.
DROP TRIGGER count_made ON courses;
--> statement-breakpoint
DROP TRIGGER count_removed ON courses;
--> statement-breakpoint
DROP TRIGGER count_moved ON courses;
--> statement-breakpoint
DROP TRIGGER count_emptied ON courses;
--> statement-breakpoint
DROP FUNCTION count_courses();
--> statement-breakpoint
DROP TABLE course_sizes;
--> statement-breakpoint
CREATE TABLE course_sizes (
  category_id integer NOT NULL,
  level text NOT NULL,
  free boolean NOT NULL,
  length text NOT NULL,
  courses integer NOT NULL,
  PRIMARY KEY (category_id, level, free, length)
);
--> statement-breakpoint
-- The name of a length in minutes; `courseLengths` of the contract has the same bounds.
CREATE FUNCTION course_length(minutes integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN minutes < 120 THEN 'short' WHEN minutes < 240 THEN 'medium' ELSE 'long' END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_course_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows'
  END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM course_sizes;
    RETURN NULL;
  END IF;
  EXECUTE format('
    INSERT INTO course_sizes (category_id, level, free, length, courses)
    SELECT coalesce(category_id, 0), coalesce(level, ''''), free, course_length(minutes), sum(sign)
    FROM (%s) r GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (category_id, level, free, length)
    DO UPDATE SET courses = course_sizes.courses + excluded.courses', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sizes_on_insert AFTER INSERT ON course_listings REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_course_sizes();
--> statement-breakpoint
CREATE TRIGGER sizes_on_update AFTER UPDATE ON course_listings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_course_sizes();
--> statement-breakpoint
CREATE TRIGGER sizes_on_delete AFTER DELETE ON course_listings REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_course_sizes();
--> statement-breakpoint
CREATE TRIGGER sizes_on_truncate AFTER TRUNCATE ON course_listings
  FOR EACH STATEMENT EXECUTE FUNCTION count_course_sizes();
--> statement-breakpoint
-- A course's own columns, copied when they change.
CREATE FUNCTION list_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO course_listings (course_id, category_id, created_at, level, free)
    SELECT id, category_id, created_at, level, coalesce(price, 0) = 0 FROM new_rows;
  ELSE
    UPDATE course_listings l
    SET category_id = c.category_id, created_at = c.created_at, level = c.level, free = coalesce(c.price, 0) = 0
    FROM new_rows c
    WHERE l.course_id = c.id AND (l.category_id, l.created_at, l.level, l.free)
      IS DISTINCT FROM (c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds and subtracts what a statement's rows count for. The argument lists, as SQL values for one row `r`: students,
-- reviews, sum of ratings, lectures, minutes. Rows are locked in one order, so that two statements never wait for each
-- other in a circle.
CREATE FUNCTION count_course_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows'
  END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM recount_courses();
    RETURN NULL;
  END IF;
  EXECUTE format('
    WITH delta AS (
      SELECT r.course_id, sum(r.sign * d.students) AS students, sum(r.sign * d.reviews) AS reviews,
        sum(r.sign * d.rating_sum) AS rating_sum, sum(r.sign * d.lectures) AS lectures, sum(r.sign * d.minutes) AS minutes
      FROM (%s) r, LATERAL (VALUES (%s)) d(students, reviews, rating_sum, lectures, minutes)
      GROUP BY r.course_id
    ), moved AS (
      SELECT * FROM delta
      WHERE (students, reviews, rating_sum, lectures, minutes) IS DISTINCT FROM (0, 0, 0, 0, 0)
    ), locked AS (
      SELECT l.course_id FROM course_listings l JOIN moved USING (course_id) ORDER BY l.course_id FOR UPDATE OF l
    )
    UPDATE course_listings l
    SET students = l.students + moved.students, reviews = l.reviews + moved.reviews,
      rating_sum = l.rating_sum + moved.rating_sum, lectures = l.lectures + moved.lectures,
      minutes = l.minutes + moved.minutes
    FROM moved JOIN locked USING (course_id) WHERE l.course_id = moved.course_id', changed, TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts everything anew: after a load that ran without triggers.
CREATE OR REPLACE FUNCTION recount_courses() RETURNS void LANGUAGE sql AS $$
  DELETE FROM course_listings;
  INSERT INTO course_listings (course_id, category_id, created_at, level, free, students, reviews, rating_sum, lectures, minutes)
  SELECT c.id, c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0,
    coalesce(joined.students, 0), coalesce(rated.reviews, 0), coalesce(rated.rating_sum, 0),
    coalesce(taught.lectures, 0), coalesce(taught.minutes, 0)
  FROM courses c
  LEFT JOIN (SELECT course_id, count(*) AS students FROM enrolments WHERE status = 'joined' GROUP BY 1) joined
    ON joined.course_id = c.id
  LEFT JOIN (SELECT course_id, count(*) AS reviews, sum(rating) AS rating_sum FROM reviews GROUP BY 1) rated
    ON rated.course_id = c.id
  LEFT JOIN (SELECT course_id, count(*) AS lectures, sum(minutes) AS minutes FROM lectures GROUP BY 1) taught
    ON taught.course_id = c.id;
  -- Also where triggers do not run.
  DELETE FROM course_sizes;
  INSERT INTO course_sizes
  SELECT coalesce(category_id, 0), coalesce(level, ''), free, course_length(minutes), count(*)
  FROM course_listings GROUP BY 1, 2, 3, 4;
$$;
--> statement-breakpoint
-- The triggers come before the first count: creating them waits for running changes, and every later one is counted.
CREATE TRIGGER list_made AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_courses();
--> statement-breakpoint
CREATE TRIGGER list_changed AFTER UPDATE ON courses REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_courses();
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('enrolments', 'CASE WHEN r.status = ''joined'' THEN 1 ELSE 0 END, 0, 0, 0, 0'),
    ('reviews', '0, 1, r.rating, 0, 0'),
    ('lectures', '0, 0, 0, 1, r.minutes')
  ) AS list(name, counts) LOOP
    EXECUTE format('CREATE TRIGGER listing_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counted.name, counted.counts);
    EXECUTE format('CREATE TRIGGER listing_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counted.name, counted.counts);
    EXECUTE format('CREATE TRIGGER listing_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counted.name, counted.counts);
    EXECUTE format('CREATE TRIGGER listing_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings()', counted.name);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT recount_courses();
--> statement-breakpoint
-- One index for each order. The columns of the filters come along, so that a filter reads the index alone.
CREATE INDEX course_listings_newest ON course_listings (created_at DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes);
--> statement-breakpoint
CREATE INDEX course_listings_popular ON course_listings (students DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes);
--> statement-breakpoint
CREATE INDEX course_listings_rated ON course_listings (rating DESC NULLS LAST, reviews DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes);
