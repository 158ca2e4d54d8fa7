-- The studio shows what happened to a person in the order of time, a page at a time.
CREATE INDEX progress_of_person ON progress (person_id, watched_at DESC) WHERE watched_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX quiz_attempts_by_time ON quiz_attempts (person_id, (coalesce(handed_in_at, started_at)) DESC, id DESC);
--> statement-breakpoint
CREATE INDEX exercise_attempts_by_time ON exercise_attempts (person_id, handed_in_at DESC, id DESC)
  WHERE handed_in_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX discussions_person ON discussions (person_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_person ON reviews (person_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX messages_by_day ON messages (conversation_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX notifications_by_time ON notifications (person_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX purchases_by_time ON purchases (person_id, created_at DESC, id DESC);
--> statement-breakpoint
DROP INDEX mails_recipient;
--> statement-breakpoint
CREATE INDEX mails_recipient ON mails (recipient, created_at DESC, id DESC);
