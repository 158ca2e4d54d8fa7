-- The sessions that watch videos.
CREATE TABLE video_seats (
  session_id integer PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  lecture_id integer REFERENCES lectures (id) ON DELETE SET NULL,
  since timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX video_seats_person ON video_seats (person_id);
--> statement-breakpoint
CREATE INDEX video_seats_lecture ON video_seats (lecture_id);
--> statement-breakpoint
-- What happened to the seats of a person lately. The session may be gone.
CREATE TABLE seat_events (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  session_id integer NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT seat_events_kind CHECK (kind IN ('began', 'refused', 'freed', 'fast'))
);
--> statement-breakpoint
CREATE INDEX seat_events_person ON seat_events (person_id, at);
--> statement-breakpoint
CREATE INDEX seat_events_at ON seat_events (at);
--> statement-breakpoint
CREATE TABLE video_traffic (
  media_id integer NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  month date NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (media_id, month)
);
