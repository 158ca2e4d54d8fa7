CREATE TABLE video_streams (
  media_id integer PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE,
  version text NOT NULL,
  state text NOT NULL,
  reason text,
  wanted text[] NOT NULL DEFAULT '{}',
  current text,
  progress real NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  lease text,
  leased_at timestamp with time zone,
  is_backlog boolean NOT NULL DEFAULT false,
  duration numeric(10, 3),
  preview_columns integer,
  preview_rows integer,
  preview_width integer,
  preview_height integer,
  preview_seconds real,
  preview_bytes integer NOT NULL DEFAULT 0,
  original_removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT video_streams_state CHECK (state IN ('waiting', 'making', 'ready', 'failed', 'none')),
  CONSTRAINT video_streams_failure CHECK (state <> 'failed' OR reason IS NOT NULL),
  CONSTRAINT video_streams_progress CHECK (progress BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE INDEX video_streams_waiting ON video_streams (is_backlog, created_at) WHERE state IN ('waiting', 'making');
--> statement-breakpoint
CREATE TABLE video_renditions (
  media_id integer NOT NULL REFERENCES video_streams (media_id) ON DELETE CASCADE,
  version text NOT NULL,
  name text NOT NULL,
  origin text NOT NULL,
  width integer,
  height integer,
  bytes bigint NOT NULL,
  average integer NOT NULL,
  peak integer NOT NULL,
  codecs text NOT NULL,
  duration numeric(10, 3) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (media_id, version, name),
  CONSTRAINT video_renditions_name CHECK (name IN ('source', '720', '480', '360', '240', 'sound')),
  CONSTRAINT video_renditions_origin CHECK (origin IN ('remux', 'ffmpeg', 'browser')),
  CONSTRAINT video_renditions_size CHECK (bytes > 0)
);
