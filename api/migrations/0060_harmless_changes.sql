-- A change of texts, or of what is only counted, makes cached pages stale: they are served until they are rendered
-- again. Every other change drops them (decision record 0117). The columns of a table whose changes are harmless; a
-- column that is not listed is not harmless.
CREATE FUNCTION harmless_columns(changed name) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE changed::text
    WHEN 'articles' THEN array['name', 'small_description', 'description', 'description_html', 'search_text',
      'updated_at', 'version']
    WHEN 'bundles' THEN array['name', 'description', 'updated_at']
    WHEN 'categories' THEN array['name', 'position']
    WHEN 'chapters' THEN array['name', 'position']
    WHEN 'course_features' THEN array['name', 'position']
    WHEN 'course_requirements' THEN array['name', 'position']
    WHEN 'courses' THEN array['name', 'description', 'long_description', 'language', 'rank', 'search_text',
      'updated_at', 'version']
    WHEN 'lectures' THEN array['name', 'minutes', 'body', 'body_html', 'position', 'search_text', 'version']
    WHEN 'pages' THEN array['name', 'summary', 'body', 'body_html', 'search_text', 'updated_at', 'version']
    WHEN 'projects' THEN array['name', 'description', 'rank', 'search_text', 'updated_at', 'version']
    WHEN 'reviews' THEN array['rating', 'comment', 'answer', 'answered_at', 'answered_by', 'updated_at']
    WHEN 'services' THEN array['name', 'small_description', 'user_description', 'description', 'rank',
      'search_text', 'updated_at', 'version']
    WHEN 'site_settings' THEN array['name', 'tagline', 'updated_at', 'version']
    WHEN 'skills' THEN array['name', 'search_text']
    ELSE array[]::text[]
  END
$$;
--> statement-breakpoint
-- A process of the former version takes the first word for one more tag, and drops what it may only call stale.
CREATE FUNCTION invalidate_tags(tags text[], harmless boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 200 THEN
    PERFORM pg_notify('cache', '*');
  ELSIF cardinality(tags) > 0 THEN
    PERFORM pg_notify('cache', CASE WHEN harmless THEN 'stale ' ELSE '' END || array_to_string(tags, ' '));
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invalidate_cache() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows'
  END;
  tags text[];
  compared text;
  -- Pages count enrolments and people, and show a new review beside the others.
  harmless boolean := TG_TABLE_NAME = 'enrolments' OR TG_OP = 'INSERT' AND TG_TABLE_NAME IN ('people', 'reviews');
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('cache', '*');
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT tag ORDER BY tag) FROM (%s) r, LATERAL (VALUES %s) tagged(tag)
    WHERE tag IS NOT NULL', changed, TG_ARGV[0]) INTO tags;
  IF tags IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NOT harmless AND cardinality(harmless_columns(TG_TABLE_NAME)) > 0 THEN
    -- The primary key is among the compared columns, so a row can only equal its own former state.
    SELECT string_agg(quote_ident(attname), ', ') INTO compared FROM pg_attribute
      WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL (harmless_columns(TG_TABLE_NAME));
    EXECUTE format('SELECT NOT EXISTS (SELECT %1$s FROM old_rows EXCEPT SELECT %1$s FROM new_rows)', compared)
      INTO harmless;
  END IF;
  PERFORM invalidate_tags(tags, harmless);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invalidate_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(
    array_agg(DISTINCT tag ORDER BY tag),
    (old.email, old.email_verified_at, old.role, old.photo_path, old.deleted_at)
      IS NOT DISTINCT FROM (new.email, new.email_verified_at, new.role, new.photo_path, new.deleted_at)
  ) FROM (
    SELECT unnest(array['courses', 'course:' || id]) AS tag FROM courses WHERE teacher_id = new.id
    UNION SELECT 'course:' || course_id FROM reviews WHERE person_id = new.id
    UNION SELECT 'articles' WHERE EXISTS (SELECT FROM articles WHERE author_id = new.id)
    UNION SELECT 'services' WHERE EXISTS (SELECT FROM services WHERE manager_id = new.id)
    UNION SELECT 'figures' WHERE old.role <> new.role OR old.deleted_at IS DISTINCT FROM new.deleted_at
  ) shown;
  RETURN NULL;
END $$;
