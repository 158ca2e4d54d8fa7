-- Certificates that wait until their owner has a name that papers can show.
CREATE TABLE waiting_certificates (
  person_id integer NOT NULL REFERENCES people(id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
  completed_at timestamp with time zone NOT NULL,
  mark double precision,
  issued_by integer REFERENCES people(id) ON DELETE SET NULL,
  granted boolean DEFAULT false NOT NULL,
  note text DEFAULT '' NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT waiting_certificates_person_id_course_id_pk PRIMARY KEY (person_id, course_id)
);
--> statement-breakpoint
CREATE INDEX waiting_certificates_course ON waiting_certificates (course_id);
--> statement-breakpoint
CREATE INDEX waiting_certificates_issued_by ON waiting_certificates (issued_by) WHERE issued_by IS NOT NULL;
