-- Courses whose members must be looked at, because what is asked of them has changed or a date has come. Triggers fill
-- it, so that no change of a lecture or of the rules is missed, whoever makes it.
CREATE TABLE completion_checks (
  course_id integer PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  due_at timestamp with time zone NOT NULL,
  -- For completions that lie before this version: they are told by one notice, and by nothing else.
  quiet boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX completion_checks_due ON completion_checks (due_at);
--> statement-breakpoint
CREATE FUNCTION check_completions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO completion_checks (course_id, due_at)
  VALUES (CASE TG_TABLE_NAME WHEN 'courses' THEN new.id ELSE (to_jsonb(new) ->> 'course_id')::integer END, now())
  ON CONFLICT (course_id) DO UPDATE SET due_at = least(completion_checks.due_at, excluded.due_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER check_completions AFTER UPDATE ON lectures FOR EACH ROW
  WHEN ((old.published OR new.published) AND
    (old.published, old.type, old.quiz_items, old.quiz_rules, old.exercise_language, old.exercise_tests)
      IS DISTINCT FROM
    (new.published, new.type, new.quiz_items, new.quiz_rules, new.exercise_language, new.exercise_tests))
  EXECUTE FUNCTION check_completions();
--> statement-breakpoint
CREATE TRIGGER check_completions AFTER UPDATE ON courses FOR EACH ROW
  WHEN ((old.completion_rules, old.certificate) IS DISTINCT FROM (new.completion_rules, new.certificate))
  EXECUTE FUNCTION check_completions();
--> statement-breakpoint
-- Those who have completed a course before this version.
INSERT INTO completion_checks (course_id, due_at, quiet)
SELECT id, now(), true FROM courses
WHERE EXISTS (SELECT FROM enrolments WHERE course_id = courses.id AND status = 'joined');
