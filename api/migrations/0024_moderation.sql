-- Moderators hide reviews, questions and messages; nobody else sees them then (decision record 0071). The answer to a
-- review stands below it.
ALTER TABLE reviews
  ADD COLUMN hidden_at timestamp with time zone,
  ADD COLUMN answer text,
  ADD COLUMN answered_at timestamp with time zone,
  ADD COLUMN answered_by integer REFERENCES people (id) ON DELETE SET NULL,
  ADD CONSTRAINT reviews_answer CHECK ((answer IS NULL) = (answered_at IS NULL));
--> statement-breakpoint
CREATE INDEX reviews_newest ON reviews (created_at DESC, id DESC);
--> statement-breakpoint
ALTER TABLE discussions ADD COLUMN hidden_at timestamp with time zone;
--> statement-breakpoint
CREATE INDEX discussions_newest ON discussions (created_at DESC, id DESC);
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN hidden_at timestamp with time zone;
--> statement-breakpoint
-- What people reported, one row a person and thing. The course and the author are those of the thing, and decide who
-- moderates it.
CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id integer REFERENCES reviews (id) ON DELETE CASCADE,
  discussion_id integer REFERENCES discussions (id) ON DELETE CASCADE,
  message_id integer REFERENCES messages (id) ON DELETE CASCADE,
  -- «review:12»
  subject text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN review_id IS NOT NULL THEN 'review:' || review_id::text
    WHEN discussion_id IS NOT NULL THEN 'discussion:' || discussion_id::text
    ELSE 'message:' || message_id::text END) STORED,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  course_id integer REFERENCES courses (id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decision text,
  decided_at timestamp with time zone,
  decided_by integer REFERENCES people (id) ON DELETE SET NULL,
  CONSTRAINT reports_one_thing CHECK (num_nonnulls(review_id, discussion_id, message_id) = 1),
  CONSTRAINT reports_reason CHECK (reason IN ('abuse', 'spam', 'personal-data', 'cheating', 'other')),
  CONSTRAINT reports_decision CHECK (decision IN ('hidden', 'kept')),
  CONSTRAINT reports_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT reports_one_a_person UNIQUE (subject, person_id)
);
--> statement-breakpoint
CREATE INDEX reports_open ON reports (course_id, subject) WHERE decided_at IS NULL;
--> statement-breakpoint
CREATE INDEX reports_decided_at ON reports (decided_at DESC) WHERE decided_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reports_person ON reports (person_id, created_at DESC);
--> statement-breakpoint
CREATE INDEX reports_author ON reports (author_id);
--> statement-breakpoint
CREATE INDEX reports_review ON reports (review_id) WHERE review_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reports_discussion ON reports (discussion_id) WHERE discussion_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reports_message ON reports (message_id) WHERE message_id IS NOT NULL;
--> statement-breakpoint
-- A hidden review does not count.
DO $$
DECLARE
  counts constant text := '0, CASE WHEN r.hidden_at IS NULL THEN 1 ELSE 0 END, CASE WHEN r.hidden_at IS NULL THEN r.rating ELSE 0 END, 0, 0';
  was constant text := 'FROM reviews GROUP BY 1';
  definition constant text := pg_get_functiondef('recount_courses()'::regprocedure);
BEGIN
  DROP TRIGGER listing_on_insert ON reviews;
  DROP TRIGGER listing_on_update ON reviews;
  DROP TRIGGER listing_on_delete ON reviews;
  EXECUTE format('CREATE TRIGGER listing_on_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counts);
  EXECUTE format('CREATE TRIGGER listing_on_update AFTER UPDATE ON reviews
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counts);
  EXECUTE format('CREATE TRIGGER listing_on_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_course_listings(%L)', counts);
  -- Only this part changes: whichever migration wrote the rest of the function last stays.
  IF position(was IN definition) = 0 THEN
    RAISE EXCEPTION 'recount_courses() counts reviews in another way';
  END IF;
  EXECUTE replace(definition, was, 'FROM reviews WHERE hidden_at IS NULL GROUP BY 1');
END $$;
--> statement-breakpoint
-- What the studio's first page counts of today, and the log's filter by action.
CREATE INDEX progress_finished ON progress (watched_at DESC) WHERE watched_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX enrolments_joined ON enrolments (joined_at DESC) WHERE joined_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX mails_refused ON mails (created_at DESC) WHERE state = 'refused';
--> statement-breakpoint
CREATE INDEX audit_log_action ON audit_log (action, id DESC);
