-- A lecture's video asks questions of the course's bank at its seconds.
ALTER TABLE lectures ADD COLUMN video_questions jsonb;
--> statement-breakpoint
ALTER TABLE lectures ADD COLUMN questions_required boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE progress ADD COLUMN ended_at timestamptz;
--> statement-breakpoint
CREATE TABLE video_answers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  question_version_id integer NOT NULL REFERENCES question_versions (id),
  client_key text NOT NULL,
  answer jsonb NOT NULL,
  share numeric(9, 4) NOT NULL,
  answered_at timestamptz NOT NULL,
  CONSTRAINT video_answers_key UNIQUE (person_id, client_key),
  CONSTRAINT video_answers_share CHECK (share BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE INDEX video_answers_person ON video_answers (person_id, lecture_id);
--> statement-breakpoint
CREATE INDEX video_answers_lecture ON video_answers (lecture_id);
--> statement-breakpoint
CREATE INDEX video_answers_version ON video_answers (question_version_id);
