-- An entitlement says why somebody has access to a course, and until when; the enrolment of the same person and course
-- has joined it. `access_until` is what the entitlements together give, so that one column decides who is a member
-- (decision record 0070).
ALTER TABLE enrolments
  ADD COLUMN access_until timestamp with time zone,
  ADD COLUMN source text NOT NULL DEFAULT 'free',
  ADD COLUMN end_told_for timestamp with time zone,
  ADD COLUMN ending_told_for timestamp with time zone,
  ADD CONSTRAINT enrolments_source CHECK (source IN ('free', 'payment', 'code', 'grant', 'import'));
--> statement-breakpoint
CREATE TABLE imports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  course_id integer REFERENCES courses (id) ON DELETE CASCADE,
  valid_until timestamp with time zone,
  note text NOT NULL DEFAULT '',
  mail boolean NOT NULL DEFAULT false,
  client_key text NOT NULL,
  lines integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  log_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  finished_at timestamp with time zone,
  CONSTRAINT imports_asked_once UNIQUE (person_id, client_key),
  CONSTRAINT imports_state CHECK (state IN ('waiting', 'done', 'undone'))
);
--> statement-breakpoint
CREATE INDEX imports_course ON imports (course_id);
--> statement-breakpoint
CREATE INDEX imports_age ON imports (created_at);
--> statement-breakpoint
CREATE TABLE import_lines (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line integer NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  made_person boolean NOT NULL DEFAULT false,
  outcome text,
  enrolled_before text,
  PRIMARY KEY (import_id, line),
  CONSTRAINT import_lines_address UNIQUE (import_id, email),
  CONSTRAINT import_lines_outcome CHECK (outcome IN ('enrolled', 'extended', 'kept')),
  CONSTRAINT import_lines_enrolled_before CHECK (enrolled_before IN ('none', 'pending', 'joined'))
);
--> statement-breakpoint
CREATE INDEX import_lines_waiting ON import_lines (import_id, line) WHERE outcome IS NULL;
--> statement-breakpoint
CREATE INDEX import_lines_person ON import_lines (person_id);
--> statement-breakpoint
ALTER TABLE entitlements
  ADD COLUMN granted_by integer REFERENCES people (id) ON DELETE SET NULL,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN revoked_by integer REFERENCES people (id) ON DELETE SET NULL,
  ADD COLUMN import_id integer REFERENCES imports (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX entitlements_granted_by ON entitlements (granted_by) WHERE granted_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX entitlements_revoked_by ON entitlements (revoked_by) WHERE revoked_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX entitlements_import ON entitlements (import_id) WHERE import_id IS NOT NULL;
--> statement-breakpoint
-- What somebody's entitlements in a course give together: the latest end, null for none, and where that comes from.
-- Without any entitlement access has ended. `revoked_at` may be a time to come.
CREATE FUNCTION access_of(person integer, course integer, OUT access_until timestamp with time zone, OUT source text)
LANGUAGE sql STABLE AS $$
  SELECT
    CASE WHEN bool_or(ends IS NULL) THEN NULL ELSE coalesce(max(ends), now()) END,
    coalesce((array_agg(given.source ORDER BY coalesce(ends, 'infinity') DESC, given.id DESC))[1], 'free')
  FROM (
    SELECT e.id, e.source, least(e.valid_until, e.revoked_at) AS ends
    FROM entitlements e WHERE e.person_id = person AND e.course_id = course
  ) given
$$;
--> statement-breakpoint
-- Whoever joins without an entitlement has a free one. Made by the database, so that no program can forget it.
CREATE FUNCTION give_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM entitlements e WHERE e.person_id = new.person_id AND e.course_id = new.course_id
  ) THEN
    INSERT INTO entitlements (person_id, course_id, source, valid_from)
    VALUES (new.person_id, new.course_id, 'free', coalesce(new.joined_at, now()));
  END IF;
  SELECT a.access_until, a.source INTO new.access_until, new.source
  FROM access_of(new.person_id, new.course_id) a;
  RETURN new;
END $$;
--> statement-breakpoint
-- The enrolments of a statement's entitlements, before and after, get the access that follows from them.
CREATE FUNCTION follow_entitlements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows'
  END;
BEGIN
  EXECUTE format('
    WITH pairs AS (SELECT DISTINCT person_id, course_id FROM (%s) r), locked AS (
      SELECT e.id, e.person_id, e.course_id FROM enrolments e JOIN pairs USING (person_id, course_id)
      WHERE e.status = ''joined'' ORDER BY e.id FOR NO KEY UPDATE OF e
    ), given AS (
      SELECT locked.id, a.access_until, a.source
      FROM locked, LATERAL access_of(locked.person_id, locked.course_id) a
    )
    UPDATE enrolments e SET access_until = given.access_until, source = given.source
    FROM given
    WHERE e.id = given.id AND (e.access_until, e.source) IS DISTINCT FROM (given.access_until, given.source)', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO entitlements (person_id, course_id, source, valid_from)
SELECT person_id, course_id, 'free', coalesce(joined_at, created_at) FROM enrolments e
WHERE status = 'joined' AND NOT EXISTS (
  SELECT FROM entitlements o WHERE o.person_id = e.person_id AND o.course_id = e.course_id
);
--> statement-breakpoint
UPDATE enrolments SET access_until = a.access_until, source = a.source
FROM (SELECT DISTINCT person_id, course_id FROM entitlements) given, LATERAL access_of(given.person_id, given.course_id) a
WHERE enrolments.person_id = given.person_id AND enrolments.course_id = given.course_id AND status = 'joined'
  AND (enrolments.access_until, enrolments.source) IS DISTINCT FROM (a.access_until, a.source);
--> statement-breakpoint
CREATE TRIGGER give_access_on_insert BEFORE INSERT ON enrolments FOR EACH ROW
  WHEN (new.status = 'joined') EXECUTE FUNCTION give_access();
--> statement-breakpoint
CREATE TRIGGER give_access_on_join BEFORE UPDATE OF status ON enrolments FOR EACH ROW
  WHEN (new.status = 'joined' AND old.status <> 'joined') EXECUTE FUNCTION give_access();
--> statement-breakpoint
CREATE TRIGGER follow_on_insert AFTER INSERT ON entitlements REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_entitlements();
--> statement-breakpoint
CREATE TRIGGER follow_on_update AFTER UPDATE ON entitlements REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_entitlements();
--> statement-breakpoint
CREATE TRIGGER follow_on_delete AFTER DELETE ON entitlements REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_entitlements();
--> statement-breakpoint
-- The studio's lists: the newest first, of all, of a course, of a source, and what ends next.
CREATE INDEX enrolments_newest ON enrolments (joined_at DESC, id DESC) WHERE status = 'joined';
--> statement-breakpoint
CREATE INDEX enrolments_course_newest ON enrolments (course_id, joined_at DESC, id DESC) WHERE status = 'joined';
--> statement-breakpoint
CREATE INDEX enrolments_source_newest ON enrolments (source, joined_at DESC, id DESC) WHERE status = 'joined';
--> statement-breakpoint
CREATE INDEX enrolments_ending ON enrolments (access_until, id) WHERE status = 'joined' AND access_until IS NOT NULL;
