-- Every file of content is one row (decision record 0062). Photos of people and files of messages are not among them.
CREATE TABLE media (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  path text NOT NULL UNIQUE,
  name text NOT NULL,
  kind text NOT NULL,
  type text,
  bytes bigint,
  sha256 bytea,
  width integer,
  height integer,
  duration numeric(10, 3),
  alt text NOT NULL DEFAULT '',
  poster text REFERENCES media (path) ON UPDATE CASCADE ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'ready',
  failure text,
  owner_id integer REFERENCES people (id) ON DELETE SET NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text GENERATED ALWAYS AS (fold_arabic(name || ' ' || alt)) STORED NOT NULL,
  CONSTRAINT media_kind CHECK (kind IN ('image', 'video', 'captions', 'document')),
  CONSTRAINT media_state CHECK (state IN ('processing', 'ready', 'failed')),
  CONSTRAINT media_failure CHECK (state <> 'failed' OR failure IS NOT NULL),
  -- Content must not lead to the files of messages or to unfinished uploads.
  CONSTRAINT media_path CHECK (path <> '' AND path !~* '^/?(private/(sent|uploads)|made)/')
);
--> statement-breakpoint
CREATE INDEX media_newest ON media (created_at DESC NULLS FIRST, id DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX media_owner ON media (owner_id);
--> statement-breakpoint
CREATE INDEX media_poster ON media (poster) WHERE poster IS NOT NULL;
--> statement-breakpoint
CREATE INDEX media_bin ON media (deleted_at) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX media_unread ON media (id) WHERE bytes IS NULL;
--> statement-breakpoint
CREATE INDEX media_search ON media USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION media_kind_of(path text, otherwise text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN path ~* '\.(avif|gif|jpe?g|png|svg|webp)$' THEN 'image'
    WHEN path ~* '\.(m3u8|m4v|mov|mp4|webm)$' THEN 'video'
    WHEN path ~* '\.(srt|vtt)$' THEN 'captions'
    ELSE otherwise
  END
$$;
--> statement-breakpoint
-- Gives a path the row that the foreign keys ask for. Demo content, imports and plain SQL go on naming files by their
-- paths; a job fills in the size and the measures.
CREATE FUNCTION add_media_row(path text, otherwise text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO media (path, name, kind)
  SELECT $1, coalesce(nullif(regexp_replace($1, '^.*/', ''), ''), $1), media_kind_of($1, $2)
  WHERE NOT EXISTS (SELECT FROM media WHERE media.path = $1)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Its arguments are the column and the kind of a file whose name does not tell it.
CREATE FUNCTION register_media() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  path text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF path IS NOT NULL THEN
    PERFORM add_media_row(path, TG_ARGV[1]);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TABLE captions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lecture_id integer NOT NULL REFERENCES lectures (id) ON DELETE CASCADE,
  language text NOT NULL,
  path text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT captions_once UNIQUE (lecture_id, path),
  CONSTRAINT captions_language CHECK (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$')
);
--> statement-breakpoint
-- Until now the language stood in the file's name: lesson.ar.vtt is Arabic.
INSERT INTO captions (lecture_id, language, path, position)
SELECT lectures.id, coalesce(substring(file.path FROM '\.([a-z]{2,3})\.vtt$'), 'ar'), file.path, min(file.place) - 1
FROM lectures, unnest(lectures.captions) WITH ORDINALITY AS file(path, place)
WHERE file.path <> ''
GROUP BY lectures.id, file.path;
--> statement-breakpoint
ALTER TABLE lectures DROP COLUMN captions;
--> statement-breakpoint
-- An empty path never led to a file.
DO $$
DECLARE
  used record;
BEGIN
  FOR used IN SELECT * FROM (VALUES
    ('courses', 'image', 'image'), ('courses', 'intro_video', 'video'),
    ('lectures', 'video', 'video'), ('lectures', 'poster', 'image'),
    ('articles', 'image', 'image'), ('services', 'image', 'image'), ('projects', 'image', 'image'),
    ('skills', 'image', 'image'), ('project_images', 'image', 'image'),
    ('course_resources', 'file', 'document'), ('captions', 'path', 'captions')
  ) AS columns(place, field, kind) LOOP
    IF used.place IN ('project_images', 'course_resources') THEN
      EXECUTE format('DELETE FROM %I WHERE %I = ''''', used.place, used.field);
    ELSE
      EXECUTE format('UPDATE %I SET %I = NULL WHERE %I = ''''', used.place, used.field, used.field);
    END IF;
    EXECUTE format('INSERT INTO media (path, name, kind)
      SELECT DISTINCT %1$I, coalesce(nullif(regexp_replace(%1$I, ''^.*/'', ''''), ''''), %1$I), media_kind_of(%1$I, %3$L)
      FROM %2$I WHERE %1$I IS NOT NULL ON CONFLICT DO NOTHING', used.field, used.place, used.kind);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (%I) REFERENCES media (path) ON UPDATE CASCADE',
      used.place, used.place || '_' || used.field || '_media', used.field);
    -- A file's uses are looked up by its path, also by the foreign key when it is removed.
    EXECUTE format('CREATE INDEX %I ON %I (%I) WHERE %I IS NOT NULL',
      used.place || '_' || used.field, used.place, used.field, used.field);
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW
      EXECUTE FUNCTION register_media(%L, %L)',
      'register_' || used.field, used.field, used.place, used.field, used.kind);
  END LOOP;
END $$;
--> statement-breakpoint
-- Files that no column of content holds: pictures inside texts, and the files of drafts and of versions that could be
-- brought back. They keep a file from being removed as the columns do.
CREATE TABLE media_mentions (
  path text NOT NULL REFERENCES media (path) ON UPDATE CASCADE,
  source text NOT NULL,
  kind text NOT NULL,
  item_id integer NOT NULL,
  field text NOT NULL,
  number integer NOT NULL DEFAULT 0,
  PRIMARY KEY (path, source, kind, item_id, field, number),
  CONSTRAINT media_mentions_source CHECK (source IN ('content', 'draft', 'version'))
);
--> statement-breakpoint
CREATE INDEX media_mentions_item ON media_mentions (kind, item_id, source);
--> statement-breakpoint
-- The known files that a value names: by a path, or by an address inside of a text.
CREATE FUNCTION media_in(value jsonb) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH texts AS MATERIALIZED (
    SELECT one #>> '{}' AS text FROM jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') AS one
  )
  SELECT path FROM media WHERE path IN (
    SELECT text FROM texts
    UNION SELECT found[1] FROM texts, regexp_matches(text, '/storage/([^"''<>?&\s\\)]+)', 'g') AS found
  )
$$;
--> statement-breakpoint
-- Its arguments are the kind of content and the columns with texts.
CREATE FUNCTION mention_media_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  field text;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_mentions WHERE source = 'content' AND kind = TG_ARGV[0] AND item_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    FOREACH field IN ARRAY TG_ARGV[1:] LOOP
      IF to_jsonb(NEW) ->> field LIKE '%/storage/%' THEN
        INSERT INTO media_mentions (path, source, kind, item_id, field)
        SELECT path, 'content', TG_ARGV[0], NEW.id, field FROM media_in(to_jsonb(NEW) -> field) AS path
        ON CONFLICT DO NOTHING;
      END IF;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  content record;
BEGIN
  FOR content IN SELECT * FROM (VALUES
    ('courses', 'course', array['description', 'long_description']),
    ('lectures', 'lecture', array['body']),
    ('articles', 'article', array['description']),
    ('services', 'service', array['description', 'user_description']),
    ('projects', 'project', array['description'])
  ) AS texts(place, kind, fields) LOOP
    EXECUTE format('CREATE TRIGGER mention_media AFTER INSERT OR DELETE OR UPDATE OF %s ON %I FOR EACH ROW
      EXECUTE FUNCTION mention_media_of_content(%L, %s)', array_to_string(content.fields, ', '), content.place,
      content.kind, (SELECT string_agg(quote_literal(field), ', ') FROM unnest(content.fields) AS field));
    -- Files inside of texts that exist: the addresses that no column names become rows too.
    EXECUTE format('INSERT INTO media (path, name, kind)
      SELECT DISTINCT found[1], regexp_replace(found[1], ''^.*/'', ''''), media_kind_of(found[1], ''document'')
      FROM %I, unnest(array[%s]) AS text, regexp_matches(text, ''/storage/([^"''''<>?&\s\\)]+)'', ''g'') AS found
      WHERE found[1] !~* ''^/?(private/(sent|uploads)|made|people)/'' ON CONFLICT DO NOTHING',
      content.place, array_to_string(content.fields, ', '));
    EXECUTE format('INSERT INTO media_mentions (path, source, kind, item_id, field)
      SELECT path, ''content'', %1$L, id, field FROM %2$I, unnest(%3$L::text[]) AS field,
        media_in(to_jsonb(%2$I.*) -> field) AS path
      WHERE to_jsonb(%2$I.*) ->> field LIKE ''%%/storage/%%'' ON CONFLICT DO NOTHING',
      content.kind, content.place, content.fields);
  END LOOP;
END $$;
--> statement-breakpoint
-- For drafts and versions, whose fields are one value.
CREATE FUNCTION mention_media_of_fields() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source_name text := TG_ARGV[0];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_mentions WHERE source = source_name AND kind = OLD.kind AND item_id = OLD.item_id
      AND number = CASE WHEN source_name = 'version' THEN (to_jsonb(OLD) ->> 'number')::integer ELSE 0 END;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_mentions (path, source, kind, item_id, field, number)
    SELECT path, source_name, NEW.kind, NEW.item_id, one.key,
      CASE WHEN source_name = 'version' THEN (to_jsonb(NEW) ->> 'number')::integer ELSE 0 END
    FROM jsonb_each(NEW.fields) AS one, media_in(one.value) AS path
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mention_media AFTER INSERT OR DELETE OR UPDATE OF fields ON drafts FOR EACH ROW
  EXECUTE FUNCTION mention_media_of_fields('draft');
--> statement-breakpoint
CREATE TRIGGER mention_media AFTER INSERT OR DELETE OR UPDATE OF fields ON versions FOR EACH ROW
  EXECUTE FUNCTION mention_media_of_fields('version');
--> statement-breakpoint
UPDATE drafts SET fields = fields;
--> statement-breakpoint
UPDATE versions SET fields = fields;
--> statement-breakpoint
-- Every use of a file, for the library.
CREATE VIEW media_uses AS
  SELECT image AS path, 'content' AS source, 'course' AS kind, id AS item_id, 'image' AS field FROM courses
  UNION ALL SELECT intro_video, 'content', 'course', id, 'intro_video' FROM courses
  UNION ALL SELECT file, 'content', 'course', course_id, 'resources' FROM course_resources
  UNION ALL SELECT video, 'content', 'lecture', id, 'video' FROM lectures
  UNION ALL SELECT poster, 'content', 'lecture', id, 'poster' FROM lectures
  UNION ALL SELECT path, 'content', 'lecture', lecture_id, 'captions' FROM captions
  UNION ALL SELECT image, 'content', 'article', id, 'image' FROM articles
  UNION ALL SELECT image, 'content', 'service', id, 'image' FROM services
  UNION ALL SELECT image, 'content', 'project', id, 'image' FROM projects
  UNION ALL SELECT image, 'content', 'project', project_id, 'images' FROM project_images
  UNION ALL SELECT image, 'content', 'skill', id, 'image' FROM skills
  UNION ALL SELECT DISTINCT path, source, kind, item_id, field FROM media_mentions;
--> statement-breakpoint
-- Uploads that go on after a cut. Their parts lie in the storage, which all processes share.
CREATE TABLE uploads (
  id text PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  name text NOT NULL,
  bytes bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  metadata jsonb NOT NULL DEFAULT '{}',
  modified bigint,
  replaces_id integer REFERENCES media (id) ON DELETE SET NULL,
  media_id integer REFERENCES media (id) ON DELETE SET NULL,
  finished_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT uploads_received CHECK (received BETWEEN 0 AND bytes)
);
--> statement-breakpoint
CREATE INDEX uploads_person ON uploads (person_id);
--> statement-breakpoint
CREATE INDEX uploads_age ON uploads (updated_at);
--> statement-breakpoint
CREATE INDEX uploads_media ON uploads (media_id) WHERE media_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX uploads_replaces ON uploads (replaces_id) WHERE replaces_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE upload_parts (
  upload_id text NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  start bigint NOT NULL,
  bytes integer NOT NULL,
  path text NOT NULL,
  PRIMARY KEY (upload_id, start)
);
