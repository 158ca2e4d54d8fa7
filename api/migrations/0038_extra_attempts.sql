-- Attempts at a quiz that a teacher gives one student beyond the quiz's rules.
CREATE TABLE extra_attempts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  given_by integer REFERENCES people (id) ON DELETE SET NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX extra_attempts_person ON extra_attempts (person_id, lecture_id);
--> statement-breakpoint
CREATE INDEX extra_attempts_lecture ON extra_attempts (lecture_id);
--> statement-breakpoint
CREATE INDEX extra_attempts_given_by ON extra_attempts (given_by) WHERE given_by IS NOT NULL;
