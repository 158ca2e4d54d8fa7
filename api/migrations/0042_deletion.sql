-- When the person was told that their account is deleted soon; nobody's is deleted without.
ALTER TABLE data_requests ADD COLUMN reminded_at timestamp with time zone;
--> statement-breakpoint
-- A deleted account is not counted among the students any more.
CREATE OR REPLACE FUNCTION invalidate_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_tags(array_agg(DISTINCT tag ORDER BY tag)) FROM (
    SELECT unnest(array['courses', 'course:' || id]) AS tag FROM courses WHERE teacher_id = new.id
    UNION SELECT 'course:' || course_id FROM reviews WHERE person_id = new.id
    UNION SELECT 'articles' WHERE EXISTS (SELECT FROM articles WHERE author_id = new.id)
    UNION SELECT 'services' WHERE EXISTS (SELECT FROM services WHERE manager_id = new.id)
    UNION SELECT 'figures' WHERE old.role <> new.role OR old.deleted_at IS DISTINCT FROM new.deleted_at
  ) shown;
  RETURN NULL;
END $$;
