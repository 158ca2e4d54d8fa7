-- What visitors see of courses, lectures, articles, services and projects (decision record 0060). Rows that exist stay
-- published, and so is what comes by SQL or an import that says nothing else.
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY array['courses', 'lectures', 'articles', 'services', 'projects'] LOOP
    EXECUTE format('ALTER TABLE %I
      ADD COLUMN state text NOT NULL DEFAULT ''published'',
      ADD COLUMN publish_at timestamp with time zone,
      ADD COLUMN publish_version integer,
      ADD COLUMN deleted_at timestamp with time zone,
      ADD COLUMN version integer NOT NULL DEFAULT 0,
      ADD COLUMN published boolean NOT NULL
        GENERATED ALWAYS AS (state = ''published'' AND deleted_at IS NULL) STORED,
      ADD CONSTRAINT %I CHECK (state IN (''draft'', ''scheduled'', ''published'', ''hidden'')),
      ADD CONSTRAINT %I CHECK ((state = ''scheduled'') = (publish_at IS NOT NULL))',
      content, content || '_state', content || '_publish_at');
    EXECUTE format('CREATE INDEX %I ON %I (publish_at) WHERE state = ''scheduled''', content || '_due', content);
    EXECUTE format('CREATE INDEX %I ON %I (deleted_at) WHERE deleted_at IS NOT NULL', content || '_bin', content);
  END LOOP;
  -- Public lists read what is published, in this order, from the index alone.
  FOREACH content IN ARRAY array['courses', 'articles', 'services', 'projects'] LOOP
    EXECUTE format('DROP INDEX IF EXISTS %I', content || '_newest');
    EXECUTE format('CREATE INDEX %I ON %I (created_at DESC NULLS FIRST, id DESC NULLS FIRST) WHERE published',
      content || '_newest', content);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX lectures_published ON lectures (course_id) WHERE published;
--> statement-breakpoint
-- Unpublished courses keep their row among the listings, so that what members see of a hidden course stays counted;
-- lists and the counts of lists read the published ones only.
ALTER TABLE course_listings ADD COLUMN published boolean NOT NULL DEFAULT true;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_course_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
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
    FROM (%s) r WHERE published GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (category_id, level, free, length)
    DO UPDATE SET courses = course_sizes.courses + excluded.courses', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO course_listings (course_id, category_id, created_at, level, free, published)
    SELECT id, category_id, created_at, level, coalesce(price, 0) = 0, published FROM new_rows;
  ELSE
    UPDATE course_listings l
    SET category_id = c.category_id, created_at = c.created_at, level = c.level, free = coalesce(c.price, 0) = 0,
      published = c.published
    FROM new_rows c
    WHERE l.course_id = c.id AND (l.category_id, l.created_at, l.level, l.free, l.published)
      IS DISTINCT FROM (c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0, c.published);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_courses() RETURNS void LANGUAGE sql AS $$
  DELETE FROM course_listings;
  INSERT INTO course_listings
    (course_id, category_id, created_at, level, free, published, students, reviews, rating_sum, lectures, minutes)
  SELECT c.id, c.category_id, c.created_at, c.level, coalesce(c.price, 0) = 0, c.published,
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
-- Lectures count while they are published.
DROP TRIGGER listing_on_insert ON lectures;
--> statement-breakpoint
DROP TRIGGER listing_on_update ON lectures;
--> statement-breakpoint
DROP TRIGGER listing_on_delete ON lectures;
--> statement-breakpoint
CREATE TRIGGER listing_on_insert AFTER INSERT ON lectures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION count_course_listings('0, 0, 0, r.published::int, CASE WHEN r.published THEN r.minutes ELSE 0 END');
--> statement-breakpoint
CREATE TRIGGER listing_on_update AFTER UPDATE ON lectures REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_course_listings('0, 0, 0, r.published::int, CASE WHEN r.published THEN r.minutes ELSE 0 END');
--> statement-breakpoint
CREATE TRIGGER listing_on_delete AFTER DELETE ON lectures REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  EXECUTE FUNCTION count_course_listings('0, 0, 0, r.published::int, CASE WHEN r.published THEN r.minutes ELSE 0 END');
--> statement-breakpoint
DROP INDEX course_listings_newest, course_listings_popular, course_listings_rated;
--> statement-breakpoint
CREATE INDEX course_listings_newest ON course_listings (created_at DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes) WHERE published;
--> statement-breakpoint
CREATE INDEX course_listings_popular ON course_listings (students DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes) WHERE published;
--> statement-breakpoint
CREATE INDEX course_listings_rated ON course_listings (rating DESC NULLS LAST, reviews DESC, course_id DESC)
  INCLUDE (category_id, level, free, minutes) WHERE published;
--> statement-breakpoint
ALTER TABLE people DROP CONSTRAINT people_role;
--> statement-breakpoint
ALTER TABLE people ADD CONSTRAINT people_role CHECK (role IN ('student', 'teacher', 'editor', 'admin'));
--> statement-breakpoint
-- Who works on a course. The course's own teacher_id stays its first teacher, who is always one of them.
CREATE TABLE course_staff (
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (course_id, person_id),
  CONSTRAINT course_staff_role CHECK (role IN ('teacher', 'assistant'))
);
--> statement-breakpoint
CREATE INDEX course_staff_person ON course_staff (person_id);
--> statement-breakpoint
INSERT INTO course_staff (course_id, person_id, role) SELECT id, teacher_id, 'teacher' FROM courses;
--> statement-breakpoint
CREATE FUNCTION add_first_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_staff (course_id, person_id, role) SELECT id, teacher_id, 'teacher' FROM made
  ON CONFLICT (course_id, person_id) DO UPDATE SET role = 'teacher' WHERE course_staff.role <> 'teacher';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_first_teacher_of_new AFTER INSERT ON courses REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_first_teacher();
--> statement-breakpoint
CREATE TRIGGER add_first_teacher_of_changed AFTER UPDATE ON courses REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_first_teacher();
--> statement-breakpoint
-- What was edited and not yet published: the changed fields only. Visitors never read it.
CREATE TABLE drafts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  item_id integer NOT NULL,
  base_version integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  fields jsonb NOT NULL DEFAULT '{}',
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT drafts_one_an_item UNIQUE (kind, item_id),
  CONSTRAINT drafts_kind CHECK (kind IN ('course', 'lecture', 'article', 'service', 'project'))
);
--> statement-breakpoint
-- The fields of an item as they were published.
CREATE TABLE versions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  item_id integer NOT NULL,
  number integer NOT NULL,
  fields jsonb NOT NULL,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT versions_number UNIQUE (kind, item_id, number),
  CONSTRAINT versions_kind CHECK (kind IN ('course', 'lecture', 'article', 'service', 'project'))
);
--> statement-breakpoint
CREATE INDEX versions_age ON versions (created_at);
--> statement-breakpoint
-- Who did what to which item; a null person is the system or somebody who has left.
CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  action text NOT NULL,
  kind text NOT NULL,
  item_id integer NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX audit_log_item ON audit_log (kind, item_id, id DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX audit_log_newest ON audit_log (created_at DESC NULLS FIRST);
--> statement-breakpoint
-- Who may join which course, and why. Until courses are sold, nothing reads it.
CREATE TABLE entitlements (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  source text NOT NULL,
  valid_from timestamp with time zone NOT NULL DEFAULT now(),
  valid_until timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT entitlements_source CHECK (source IN ('free', 'payment', 'code', 'grant', 'import')),
  CONSTRAINT entitlements_period CHECK (valid_until IS NULL OR valid_until > valid_from)
);
--> statement-breakpoint
CREATE INDEX entitlements_person ON entitlements (person_id, course_id);
--> statement-breakpoint
CREATE INDEX entitlements_course ON entitlements (course_id);
--> statement-breakpoint
-- Links that make the first admin, each printed at a start; only their hashes are kept (decision record 0061).
CREATE TABLE first_admin_links (
  hash bytea PRIMARY KEY,
  expires_at timestamp with time zone NOT NULL
);
