-- The number of students, in sixteen parts by their ids, so that people who sign up at the same time rarely wait for each
-- other.
CREATE TABLE student_counts (
  part integer PRIMARY KEY,
  students integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION is_student(role text, deleted_at timestamp with time zone) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT role = 'student' AND deleted_at IS NULL;
$$;
--> statement-breakpoint
CREATE FUNCTION recount_students() RETURNS void LANGUAGE sql AS $$
  DELETE FROM student_counts;
  INSERT INTO student_counts (part, students)
  SELECT id % 16, count(*) FROM people WHERE is_student(role, deleted_at) GROUP BY 1;
$$;
--> statement-breakpoint
-- Parts are locked in one order, so that two statements never wait for each other in a circle.
CREATE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO student_counts AS c (part, students)
    SELECT id % 16, count(*) FROM new_rows WHERE is_student(role, deleted_at) GROUP BY 1 ORDER BY 1
    ON CONFLICT (part) DO UPDATE SET students = c.students + excluded.students;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO student_counts AS c (part, students)
    SELECT id % 16, -count(*) FROM old_rows WHERE is_student(role, deleted_at) GROUP BY 1 ORDER BY 1
    ON CONFLICT (part) DO UPDATE SET students = c.students + excluded.students;
  ELSE
    DELETE FROM student_counts;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO student_counts AS c (part, students)
  VALUES (NEW.id % 16, CASE WHEN is_student(NEW.role, NEW.deleted_at) THEN 1 ELSE -1 END)
  ON CONFLICT (part) DO UPDATE SET students = c.students + excluded.students;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_on_insert AFTER INSERT ON people REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_students();
--> statement-breakpoint
-- Each row for itself, so that the many other changes of a person cost nothing.
CREATE TRIGGER count_on_update AFTER UPDATE OF role, deleted_at ON people FOR EACH ROW
  WHEN (is_student(OLD.role, OLD.deleted_at) IS DISTINCT FROM is_student(NEW.role, NEW.deleted_at))
  EXECUTE FUNCTION count_changed_student();
--> statement-breakpoint
CREATE TRIGGER count_on_delete AFTER DELETE ON people REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_students();
--> statement-breakpoint
CREATE TRIGGER count_on_truncate AFTER TRUNCATE ON people FOR EACH STATEMENT EXECUTE FUNCTION count_students();
--> statement-breakpoint
SELECT recount_students();
