-- Completion of courses, certificates, and people's rights to their data.
-- Null: the default rules. They are a field of the course's draft like all others.
ALTER TABLE courses ADD COLUMN completion_rules jsonb;
--> statement-breakpoint
-- The look and the words of certificates; empty for the product's own.
ALTER TABLE site_settings
  ADD COLUMN certificate_title text NOT NULL DEFAULT '',
  ADD COLUMN certificate_text text NOT NULL DEFAULT '',
  ADD COLUMN certificate_signer text NOT NULL DEFAULT '',
  ADD COLUMN certificate_signer_title text NOT NULL DEFAULT '',
  ADD COLUMN certificate_signature text REFERENCES media (path) ON UPDATE CASCADE,
  ADD COLUMN certificate_accent text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX site_settings_certificate_signature ON site_settings (certificate_signature)
  WHERE certificate_signature IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER register_certificate_signature BEFORE INSERT OR UPDATE OF certificate_signature ON site_settings
  FOR EACH ROW EXECUTE FUNCTION register_media('certificate_signature', 'image');
--> statement-breakpoint
DO $$
BEGIN
  -- What other parts of the studio have added to the view stays.
  EXECUTE 'CREATE OR REPLACE VIEW media_uses AS ' || rtrim(pg_get_viewdef('media_uses'::regclass), ';') || '
    UNION ALL SELECT certificate_signature, ''content'', ''site'', id, ''certificate_signature'' FROM site_settings';
END $$;
--> statement-breakpoint
ALTER TABLE people
  -- As the person wants to be named on certificates; null for the account's name.
  ADD COLUMN certificate_name text,
  -- When the account was deleted: the row is nobody's from then on, and stays for what others keep (messages, purchases).
  ADD COLUMN deleted_at timestamp with time zone;
--> statement-breakpoint
CREATE INDEX people_deleted ON people (deleted_at) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- When somebody was first found to have completed a course. Whether they have is computed from facts each time.
CREATE TABLE completions (
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  completed_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When the course page has congratulated them.
  congratulated_at timestamp with time zone,
  PRIMARY KEY (person_id, course_id)
);
--> statement-breakpoint
CREATE INDEX completions_course ON completions (course_id, completed_at DESC);
--> statement-breakpoint
CREATE TABLE certificates (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- The signs of codes that are sold (contract/text/pack-code.ts).
  code text NOT NULL UNIQUE,
  -- Null for an account or a course that is gone; the certificate says what it said.
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  course_id integer REFERENCES courses (id) ON DELETE SET NULL,
  -- As they are printed.
  name text NOT NULL,
  course_name text NOT NULL,
  -- What else is printed: teacher, minutes, lectures, mark, words, signer, pictures, accent.
  paper jsonb NOT NULL,
  completed_at timestamp with time zone NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT now(),
  -- Who granted it by hand, and why; null where the rules did.
  issued_by integer REFERENCES people (id) ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  revoked_at timestamp with time zone,
  revoked_by integer REFERENCES people (id) ON DELETE SET NULL,
  revoked_reason text,
  -- The certificate that was issued in place of this one, such as with a corrected name.
  replaced_by integer REFERENCES certificates (id) ON DELETE SET NULL,
  -- Its bit in the public status list, chosen at random.
  status_index integer NOT NULL UNIQUE,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(name || ' ' || course_name)) STORED,
  CONSTRAINT certificates_code CHECK (code ~ '^[2-9A-HJ-KMNP-TV-Y]{12}$'),
  CONSTRAINT certificates_revoked CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL)),
  CONSTRAINT certificates_replaced CHECK (replaced_by IS NULL OR revoked_at IS NOT NULL),
  CONSTRAINT certificates_status_index CHECK (status_index >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX certificates_one_valid ON certificates (person_id, course_id) WHERE revoked_at IS NULL;
--> statement-breakpoint
CREATE INDEX certificates_person ON certificates (person_id);
--> statement-breakpoint
CREATE INDEX certificates_course ON certificates (course_id, issued_at DESC);
--> statement-breakpoint
CREATE INDEX certificates_newest ON certificates (issued_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX certificates_issued_by ON certificates (issued_by) WHERE issued_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX certificates_revoked_by ON certificates (revoked_by) WHERE revoked_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX certificates_replaced_by ON certificates (replaced_by) WHERE replaced_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX certificates_search ON certificates USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- Requests of students for another name on an issued certificate.
CREATE TABLE certificate_corrections (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  certificate_id integer NOT NULL REFERENCES certificates (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  name text NOT NULL,
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'open',
  -- What the person who decided wrote to the student.
  answer text NOT NULL DEFAULT '',
  decided_by integer REFERENCES people (id) ON DELETE SET NULL,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT certificate_corrections_state CHECK (state IN ('open', 'accepted', 'declined')),
  CONSTRAINT certificate_corrections_decided CHECK ((state = 'open') = (decided_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX certificate_corrections_one_open ON certificate_corrections (certificate_id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX certificate_corrections_certificate ON certificate_corrections (certificate_id);
--> statement-breakpoint
CREATE INDEX certificate_corrections_person ON certificate_corrections (person_id);
--> statement-breakpoint
CREATE INDEX certificate_corrections_decided_by ON certificate_corrections (decided_by) WHERE decided_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX certificate_corrections_open ON certificate_corrections (id) WHERE state = 'open';
--> statement-breakpoint
-- Requests for all of one's data, and for the deletion of an account.
CREATE TABLE data_requests (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting',
  -- Of a deletion: what becomes of the certificates.
  certificates text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When it must be done; a deletion happens then.
  due_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  -- Of an export: the file in storage, its bytes, and until when it can be downloaded.
  path text,
  bytes bigint,
  expires_at timestamp with time zone,
  CONSTRAINT data_requests_kind CHECK (kind IN ('export', 'deletion')),
  CONSTRAINT data_requests_state CHECK (state IN ('waiting', 'ready', 'done', 'cancelled', 'failed')),
  CONSTRAINT data_requests_certificates CHECK (certificates IN ('keep', 'remove')),
  CONSTRAINT data_requests_deletion CHECK ((kind = 'deletion') = (certificates IS NOT NULL)),
  CONSTRAINT data_requests_file CHECK ((state = 'ready') = (path IS NOT NULL)),
  CONSTRAINT data_requests_expiry CHECK ((path IS NULL) = (expires_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX data_requests_one_waiting ON data_requests (person_id, kind) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX data_requests_person ON data_requests (person_id, id DESC);
--> statement-breakpoint
CREATE INDEX data_requests_due ON data_requests (due_at) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX data_requests_expiring ON data_requests (expires_at) WHERE expires_at IS NOT NULL;
--> statement-breakpoint
-- What somebody has agreed to, in the words that they saw, and what they took back: a row for each time.
CREATE TABLE consents (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind text NOT NULL,
  wording text NOT NULL,
  given boolean NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consents_kind CHECK (kind IN ('terms', 'digest', 'push'))
);
--> statement-breakpoint
CREATE INDEX consents_person ON consents (person_id, id DESC);
