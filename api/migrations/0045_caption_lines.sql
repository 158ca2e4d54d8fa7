-- What is said in a film, line by line: read from the caption files, for the search and for the text under the film
-- (decision record 0098). A line belongs to a file and not to a lecture, so that a copied course and a published draft,
-- which name the same file, need no lines of their own.
ALTER TABLE media ADD COLUMN lines integer;
--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT media_lines CHECK (lines >= 0);
--> statement-breakpoint
-- Files whose lines a job has still to read.
CREATE INDEX media_unread_captions ON media (id) WHERE kind = 'captions' AND lines IS NULL;
--> statement-breakpoint
CREATE TABLE caption_lines (
  media_id integer NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  position integer NOT NULL,
  starts_at integer NOT NULL,
  ends_at integer NOT NULL,
  text text NOT NULL,
  search_text text GENERATED ALWAYS AS (fold_arabic(text)) STORED NOT NULL,
  PRIMARY KEY (media_id, position),
  CONSTRAINT caption_lines_time CHECK (starts_at >= 0 AND ends_at > starts_at),
  CONSTRAINT caption_lines_text CHECK (text <> '' AND length(text) <= 500)
);
--> statement-breakpoint
CREATE INDEX caption_lines_search ON caption_lines USING gin (search_text gin_trgm_ops);
