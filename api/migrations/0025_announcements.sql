-- Announcements to many people at once (decision record 0072). While one is a draft its fields are versioned like those of
-- a draft of content (0063).
CREATE TABLE announcements (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  author_id integer REFERENCES people (id) ON DELETE SET NULL,
  audience text NOT NULL,
  course_id integer REFERENCES courses (id) ON DELETE SET NULL,
  title text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  link text NOT NULL DEFAULT '',
  channels text[] NOT NULL DEFAULT '{notice}',
  version bigint,
  field_versions jsonb NOT NULL DEFAULT '{}',
  saved_at timestamp with time zone,
  state text NOT NULL DEFAULT 'draft',
  send_at timestamp with time zone,
  -- Who decided to send it: if they may not do so any more when its time comes, it is not sent.
  sender_id integer REFERENCES people (id) ON DELETE SET NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  people integer NOT NULL DEFAULT 0,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(title || ' ' || body)) STORED,
  CONSTRAINT announcements_audience CHECK (audience IN ('course', 'all', 'away')),
  CONSTRAINT announcements_channels CHECK (channels <@ ARRAY['notice', 'push', 'mail']),
  CONSTRAINT announcements_state CHECK (state IN ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  CONSTRAINT announcements_send_at CHECK (state <> 'scheduled' OR send_at IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX announcements_newest ON announcements (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX announcements_course ON announcements (course_id);
--> statement-breakpoint
CREATE INDEX announcements_author ON announcements (author_id);
--> statement-breakpoint
CREATE INDEX announcements_sender ON announcements (sender_id);
--> statement-breakpoint
CREATE INDEX announcements_due ON announcements (send_at) WHERE state IN ('scheduled', 'sending');
--> statement-breakpoint
CREATE INDEX announcements_search ON announcements USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- A row for each recipient and channel. It is claimed in the transaction that queues its notice, push or mail, so that
-- each is queued once, whatever is killed meanwhile.
CREATE TABLE announcement_deliveries (
  announcement_id integer NOT NULL REFERENCES announcements (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  channel text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  mail_id integer REFERENCES mails (id) ON DELETE SET NULL,
  at timestamp with time zone,
  PRIMARY KEY (announcement_id, person_id, channel),
  CONSTRAINT announcement_deliveries_channel CHECK (channel IN ('notice', 'push', 'mail')),
  CONSTRAINT announcement_deliveries_state
    CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX announcement_deliveries_waiting ON announcement_deliveries (announcement_id, person_id, channel)
  WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX announcement_deliveries_mail ON announcement_deliveries (mail_id) WHERE mail_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX announcement_deliveries_queued ON announcement_deliveries (announcement_id) WHERE state = 'queued';
--> statement-breakpoint
CREATE INDEX announcement_deliveries_person ON announcement_deliveries (person_id);
--> statement-breakpoint
-- What somebody has switched off; everything else is on.
CREATE TABLE announcement_switches (
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, kind, channel),
  CONSTRAINT announcement_switches_kind CHECK (kind IN ('course', 'platform')),
  CONSTRAINT announcement_switches_channel CHECK (channel IN ('notice', 'push', 'mail'))
);
