-- Every process caches responses that are the same for everybody, each with tags that say what it shows (decision
-- record 0043). A change sends the tags that it invalidates: here and not in the program, so that they are sent by
-- whoever makes the change, and when it commits.
DO $$
DECLARE
  was record;
BEGIN
  FOR was IN SELECT tgname, tgrelid::regclass AS relation FROM pg_trigger
    WHERE tgfoid = 'tell_content_change'::regproc AND NOT tgisinternal
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', was.tgname, was.relation);
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION tell_content_change();
--> statement-breakpoint
-- Sends tags; what concerns too many to name sends `*`, which invalidates everything.
CREATE FUNCTION invalidate_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 200 THEN
    PERFORM pg_notify('cache', '*');
  ELSIF cardinality(tags) > 0 THEN
    PERFORM pg_notify('cache', array_to_string(tags, ' '));
  END IF;
END $$;
--> statement-breakpoint
-- For a statement's rows, before and after; the trigger's argument lists the tags of one row as SQL values.
CREATE FUNCTION invalidate_cache() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows'
  END;
  tags text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('cache', '*');
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT tag ORDER BY tag) FROM (%s) r, LATERAL (VALUES %s) tagged(tag)
    WHERE tag IS NOT NULL', changed, TG_ARGV[0]) INTO tags;
  PERFORM invalidate_tags(tags);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  teacher constant text := '(''figures:teacher:'' || (SELECT teacher_id FROM courses WHERE courses.id = r.course_id))';
  joined constant text := 'CASE WHEN r.status = ''joined'' THEN %s END';
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('articles', '(''articles'')'),
    ('categories', '(''categories'')'),
    ('projects', '(''projects'')'),
    ('project_images', '(''projects'')'),
    ('project_services', '(''projects'')'),
    ('project_skills', '(''projects'')'),
    ('skills', '(''projects'')'),
    ('services', '(''services'')'),
    ('service_courses', '(''services'')'),
    ('courses', '(''courses''), (''course:'' || r.id), (''figures:teacher:'' || r.teacher_id)'),
    ('chapters', '(''course:'' || r.course_id)'),
    ('course_features', '(''course:'' || r.course_id)'),
    ('course_requirements', '(''course:'' || r.course_id)'),
    ('course_resources', '(''course:'' || r.course_id)'),
    -- A card says how many lectures there are.
    ('lectures', '(''courses''), (''course:'' || r.course_id)'),
    ('reviews', '(''course:'' || r.course_id), (''figures''), ' || teacher),
    -- Only who has joined is counted.
    ('enrolments', format('(%s), (%s), (%s)',
      format(joined, '''course:'' || r.course_id'), format(joined, '''figures'''), format(joined, teacher)))
  ) AS list(name, tags) LOOP
    EXECUTE format('CREATE TRIGGER invalidate_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache()', shown.name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A person stands on the pages of what they teach, wrote, manage and reviewed.
CREATE FUNCTION invalidate_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(array_agg(DISTINCT tag ORDER BY tag)) FROM (
    SELECT unnest(array['courses', 'course:' || id]) AS tag FROM courses WHERE teacher_id = new.id
    UNION SELECT 'course:' || course_id FROM reviews WHERE person_id = new.id
    UNION SELECT 'articles' WHERE EXISTS (SELECT FROM articles WHERE author_id = new.id)
    UNION SELECT 'services' WHERE EXISTS (SELECT FROM services WHERE manager_id = new.id)
    UNION SELECT 'figures' WHERE old.role <> new.role
  ) shown;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invalidate_on_update AFTER UPDATE ON people FOR EACH ROW
  WHEN ((old.name, old.email, old.email_verified_at, old.role, old.photo_path, old.title, old.bio)
    IS DISTINCT FROM (new.name, new.email, new.email_verified_at, new.role, new.photo_path, new.title, new.bio))
  EXECUTE FUNCTION invalidate_person();
--> statement-breakpoint
-- How many students there are is shown; what else a person leaves behind goes with the rows that it is in.
CREATE TRIGGER invalidate_on_insert AFTER INSERT ON people REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''figures'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_delete AFTER DELETE ON people REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache('(''figures'')');
--> statement-breakpoint
CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON people
  FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache();
