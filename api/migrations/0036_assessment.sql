-- Quizzes and code exercises.
-- What a lecture asks: fields of its draft like all others. Keys and hidden tests are in them, so no public query reads them.
ALTER TABLE lectures
  DROP CONSTRAINT lectures_type,
  ADD CONSTRAINT lectures_type CHECK (type IN ('video', 'quiz', 'assignment', 'article', 'exercise')),
  ADD COLUMN quiz_items jsonb,
  ADD COLUMN quiz_rules jsonb,
  ADD COLUMN exercise_language text,
  ADD COLUMN exercise_files jsonb,
  ADD COLUMN exercise_solution jsonb,
  ADD COLUMN exercise_tests jsonb,
  ADD COLUMN exercise_hints jsonb,
  ADD COLUMN exercise_rules jsonb,
  ADD CONSTRAINT lectures_exercise_language
    CHECK (exercise_language IN ('javascript', 'typescript', 'html', 'python', 'sql'));
--> statement-breakpoint
-- The bank of a course.
CREATE TABLE questions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  -- Nobody opens a question by its address, but every kind of content has one.
  slug text NOT NULL DEFAULT 'question',
  -- The beginning of its text, derived when it is saved and published.
  name text NOT NULL DEFAULT '',
  kind text NOT NULL,
  body text NOT NULL DEFAULT '',
  body_html text,
  answers jsonb NOT NULL DEFAULT '{}',
  explanation text NOT NULL DEFAULT '',
  hints jsonb NOT NULL DEFAULT '[]',
  points integer NOT NULL DEFAULT 1,
  tags text[] NOT NULL DEFAULT '{}',
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(name)) STORED,
  state text NOT NULL DEFAULT 'draft',
  publish_at timestamp with time zone,
  publish_version bigint,
  deleted_at timestamp with time zone,
  version integer NOT NULL DEFAULT 0,
  published boolean NOT NULL GENERATED ALWAYS AS (state = 'published' AND deleted_at IS NULL) STORED,
  CONSTRAINT questions_kind CHECK (kind IN
    ('single', 'multiple', 'true-false', 'text', 'number', 'match', 'order', 'gaps', 'output', 'essay')),
  CONSTRAINT questions_points CHECK (points BETWEEN 1 AND 100),
  CONSTRAINT questions_state CHECK (state IN ('draft', 'scheduled', 'published', 'hidden')),
  CONSTRAINT questions_publish_at CHECK ((state = 'scheduled') = (publish_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX questions_course ON questions (course_id, id DESC) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX questions_tags ON questions USING gin (tags);
--> statement-breakpoint
CREATE INDEX questions_search ON questions USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX questions_due ON questions (publish_at) WHERE state = 'scheduled';
--> statement-breakpoint
CREATE INDEX questions_bin ON questions (deleted_at) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- Questions as they were asked, with their keys: an attempt keeps its questions whatever happens to the bank.
CREATE TABLE question_versions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  question_id integer REFERENCES questions (id) ON DELETE SET NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  html text NOT NULL,
  answers jsonb NOT NULL,
  explanation text NOT NULL,
  hints jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT question_versions_number UNIQUE (question_id, number)
);
--> statement-breakpoint
CREATE TABLE quiz_attempts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  number integer NOT NULL,
  state text NOT NULL DEFAULT 'open',
  -- The rules as they were when it began.
  rules jsonb NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  handed_in_at timestamp with time zone,
  max_score numeric(9, 2) NOT NULL,
  -- Null while it is open or something is unmarked.
  score numeric(9, 2),
  passed boolean,
  CONSTRAINT quiz_attempts_number UNIQUE (lecture_id, person_id, number),
  CONSTRAINT quiz_attempts_state CHECK (state IN ('open', 'marking', 'done')),
  CONSTRAINT quiz_attempts_handed_in CHECK ((state = 'open') = (handed_in_at IS NULL)),
  CONSTRAINT quiz_attempts_score CHECK ((state = 'done') = (score IS NOT NULL AND passed IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_attempts_one_open ON quiz_attempts (lecture_id, person_id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX quiz_attempts_person ON quiz_attempts (person_id, lecture_id);
--> statement-breakpoint
CREATE INDEX quiz_attempts_ending ON quiz_attempts (ends_at) WHERE state = 'open' AND ends_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX quiz_attempts_marking ON quiz_attempts (lecture_id, handed_in_at) WHERE state = 'marking';
--> statement-breakpoint
CREATE TABLE attempt_questions (
  attempt_id integer NOT NULL REFERENCES quiz_attempts (id) ON DELETE CASCADE,
  position integer NOT NULL,
  question_version_id integer NOT NULL REFERENCES question_versions (id),
  points integer NOT NULL,
  -- The ids of choices, items or right sides in the order of this attempt; empty as they were written.
  arrangement text[] NOT NULL DEFAULT '{}',
  answer jsonb,
  -- The number of the save that the answer is from.
  save integer NOT NULL DEFAULT 0,
  saved_at timestamp with time zone,
  hints_opened integer NOT NULL DEFAULT 0,
  -- Null until the attempt is handed in, and while a person has not marked it.
  score numeric(9, 2),
  note text NOT NULL DEFAULT '',
  marked_by integer REFERENCES people (id) ON DELETE SET NULL,
  marked_at timestamp with time zone,
  PRIMARY KEY (attempt_id, position)
);
--> statement-breakpoint
CREATE INDEX attempt_questions_version ON attempt_questions (question_version_id);
--> statement-breakpoint
CREATE INDEX attempt_questions_marked_by ON attempt_questions (marked_by) WHERE marked_by IS NOT NULL;
--> statement-breakpoint
-- A learner's program as it was last saved, one for each exercise.
CREATE TABLE exercise_works (
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  files jsonb NOT NULL,
  save integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  PRIMARY KEY (person_id, lecture_id)
);
--> statement-breakpoint
CREATE INDEX exercise_works_lecture ON exercise_works (lecture_id);
--> statement-breakpoint
-- A program that was handed in for a mark. Without files it is open: its hidden tests were drawn, and nothing has come.
CREATE TABLE exercise_attempts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  -- The drawn tests as they were: name, input and expected output.
  tests jsonb NOT NULL,
  rules jsonb NOT NULL,
  started_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  handed_in_at timestamp with time zone,
  files jsonb,
  outputs jsonb,
  results boolean[],
  score numeric(9, 2),
  max_score numeric(9, 2) NOT NULL,
  passed boolean,
  CONSTRAINT exercise_attempts_handed_in CHECK (
    (handed_in_at IS NULL) = (files IS NULL) AND (handed_in_at IS NULL) = (score IS NULL)
    AND (handed_in_at IS NULL) = (passed IS NULL) AND (handed_in_at IS NULL) = (results IS NULL))
);
--> statement-breakpoint
CREATE INDEX exercise_attempts_person ON exercise_attempts (person_id, lecture_id, id DESC);
--> statement-breakpoint
CREATE INDEX exercise_attempts_lecture ON exercise_attempts (lecture_id, id DESC);
--> statement-breakpoint
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY array['drafts', 'versions', 'editing_people'] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', content, content || '_kind');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I
      CHECK (kind IN (''course'', ''lecture'', ''article'', ''service'', ''project'', ''page'', ''site'', ''question''))',
      content, content || '_kind');
  END LOOP;
  -- Entries of the audit log name questions and their course too.
  EXECUTE replace(replace(replace(pg_get_functiondef('describe_audit_entry()'::regprocedure),
    'WHEN ''page'' THEN ''pages''', 'WHEN ''page'' THEN ''pages'' WHEN ''question'' THEN ''questions'''),
    'new.kind IN (''course'', ''lecture'')', 'new.kind IN (''course'', ''lecture'', ''question'')'),
    'ELSE (SELECT course_id FROM lectures WHERE id = new.item_id)',
    'WHEN ''question'' THEN (SELECT course_id FROM questions WHERE id = new.item_id)
      ELSE (SELECT course_id FROM lectures WHERE id = new.item_id)');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_drafted_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_worked_on(CASE new.kind WHEN 'course' THEN new.item_id
    WHEN 'question' THEN (SELECT course_id FROM questions WHERE id = new.item_id)
    ELSE (SELECT course_id FROM lectures WHERE id = new.item_id) END);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER mark_drafted_course ON drafts;
--> statement-breakpoint
CREATE TRIGGER mark_drafted_course AFTER INSERT OR UPDATE ON drafts FOR EACH ROW
  WHEN (new.kind IN ('course', 'lecture', 'question')) EXECUTE FUNCTION mark_drafted_course();
--> statement-breakpoint
-- Pictures in questions: their own text, and those of choices and hints, which are one value.
CREATE TRIGGER mention_media AFTER INSERT OR DELETE OR UPDATE OF body, answers, explanation, hints ON questions
  FOR EACH ROW EXECUTE FUNCTION mention_media_of_content('question', 'body', 'answers', 'explanation', 'hints');
