-- Captions are edited line by line; learners get the file that a confirmation writes.
CREATE TABLE caption_drafts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  language text NOT NULL,
  media_id integer REFERENCES media (id) ON DELETE SET NULL,
  file_sha256 bytea,
  state text NOT NULL DEFAULT 'checked',
  version bigint,
  saved_at timestamptz,
  confirmed_version bigint,
  confirmed_at timestamptz,
  confirmed_by integer REFERENCES people (id) ON DELETE SET NULL,
  machine_state text,
  machine_failure text,
  machine_run integer NOT NULL DEFAULT 0,
  machine_by integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT caption_drafts_once UNIQUE (lecture_id, language),
  CONSTRAINT caption_drafts_language CHECK (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  CONSTRAINT caption_drafts_state CHECK (state IN ('draft', 'checked')),
  CONSTRAINT caption_drafts_machine CHECK (machine_state IN ('waiting', 'running', 'failed')
    AND (machine_state = 'failed') = (machine_failure IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX caption_drafts_media ON caption_drafts (media_id) WHERE media_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX caption_drafts_confirmed_by ON caption_drafts (confirmed_by);
--> statement-breakpoint
CREATE INDEX caption_drafts_machine_by ON caption_drafts (machine_by);
--> statement-breakpoint
CREATE TABLE caption_draft_lines (
  draft_id integer NOT NULL REFERENCES caption_drafts (id) ON DELETE CASCADE,
  id text NOT NULL,
  starts_at integer NOT NULL,
  ends_at integer NOT NULL,
  speaker text NOT NULL DEFAULT '',
  text text NOT NULL,
  settings text NOT NULL DEFAULT '',
  markup text,
  removed boolean NOT NULL DEFAULT false,
  version bigint NOT NULL,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  saved_at timestamptz NOT NULL,
  editor text,
  editor_save bigint,
  PRIMARY KEY (draft_id, id),
  CONSTRAINT caption_draft_lines_time CHECK (starts_at BETWEEN 0 AND 86400000 AND ends_at BETWEEN 0 AND 86400000),
  CONSTRAINT caption_draft_lines_text CHECK (length(text) <= 500)
);
--> statement-breakpoint
CREATE INDEX caption_draft_lines_newest ON caption_draft_lines (draft_id, version);
--> statement-breakpoint
CREATE INDEX caption_draft_lines_person ON caption_draft_lines (person_id);
--> statement-breakpoint
CREATE TABLE caption_versions (
  draft_id integer NOT NULL REFERENCES caption_drafts (id) ON DELETE CASCADE,
  number integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  reason text NOT NULL,
  lines jsonb NOT NULL,
  PRIMARY KEY (draft_id, number)
);
--> statement-breakpoint
CREATE INDEX caption_versions_person ON caption_versions (person_id);
--> statement-breakpoint
CREATE TABLE course_terms (
  course_id integer PRIMARY KEY REFERENCES courses (id) ON DELETE CASCADE,
  terms jsonb NOT NULL,
  version integer NOT NULL
);
