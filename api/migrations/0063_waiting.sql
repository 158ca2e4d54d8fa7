-- What waits for a person: who takes it and until when it is out of sight. A row is there only for what was assigned or
-- snoozed, and goes with what it is about (decision record 0129).
CREATE TABLE waiting (
  kind text NOT NULL,
  thing text NOT NULL,
  assigned_to integer REFERENCES people (id) ON DELETE CASCADE,
  snoozed_until timestamp with time zone,
  CONSTRAINT waiting_pkey PRIMARY KEY (kind, thing),
  CONSTRAINT waiting_kind CHECK (kind IN ('questions', 'transfers', 'orders', 'messages', 'chats', 'texts', 'reports',
    'corrections', 'requests', 'cases')),
  CONSTRAINT waiting_says_something CHECK (assigned_to IS NOT NULL OR snoozed_until IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX waiting_assigned ON waiting (assigned_to) WHERE assigned_to IS NOT NULL;
--> statement-breakpoint
CREATE INDEX waiting_snoozed ON waiting (snoozed_until) WHERE snoozed_until IS NOT NULL;
--> statement-breakpoint
-- Who has which of these things open.
CREATE TABLE waiting_presence (
  kind text NOT NULL,
  thing text NOT NULL,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT waiting_presence_pkey PRIMARY KEY (kind, thing, person_id)
);
--> statement-breakpoint
CREATE INDEX waiting_presence_person ON waiting_presence (person_id);
--> statement-breakpoint
CREATE INDEX waiting_presence_seen ON waiting_presence (seen_at);
--> statement-breakpoint
-- Since when a question waits for its teacher, and a private conversation for one of its people: a list that is sorted by
-- what has to be computed for each of its rows reads all of them.
ALTER TABLE discussions ADD COLUMN waiting_since timestamp with time zone;
--> statement-breakpoint
ALTER TABLE participants ADD COLUMN waiting_since timestamp with time zone;
--> statement-breakpoint
-- When the first message after the teacher's last one, or after the question was settled, was sent; when it was asked,
-- where nothing was handled yet. Null for a question that does not wait.
CREATE FUNCTION question_waiting_since(asked discussions) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN asked.person_id = courses.teacher_id OR newest.person_id = courses.teacher_id
      OR coalesce(newest.id, 0) <= coalesce(asked.settled_message_id, -1) THEN NULL
    WHEN handled.id IS NULL THEN asked.created_at
    ELSE (SELECT min(created_at) FROM messages
      WHERE conversation_id = asked.conversation_id AND hidden_at IS NULL AND id > handled.id)
  END
  FROM courses
  LEFT JOIN LATERAL (SELECT id, person_id FROM messages
    WHERE conversation_id = asked.conversation_id AND hidden_at IS NULL
    ORDER BY id DESC NULLS FIRST LIMIT 1) newest ON true
  CROSS JOIN LATERAL (SELECT greatest(asked.settled_message_id, (SELECT max(id) FROM messages
    WHERE conversation_id = asked.conversation_id AND hidden_at IS NULL AND person_id = courses.teacher_id)) AS id) handled
  WHERE courses.id = asked.course_id
$$;
--> statement-breakpoint
-- When the first message of others after the person's own last one was sent; null where the person wrote last, and in the
-- conversation of a question.
CREATE FUNCTION chat_waiting_since(chat integer, person integer) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT min(created_at) FROM messages
  WHERE conversation_id = chat AND hidden_at IS NULL AND person_id <> person
    AND id > coalesce((SELECT max(id) FROM messages
      WHERE conversation_id = chat AND hidden_at IS NULL AND person_id = person), 0)
    AND NOT EXISTS (SELECT FROM discussions WHERE discussions.conversation_id = chat)
$$;
--> statement-breakpoint
CREATE FUNCTION notice_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('waiting', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Forgets who takes a thing that waits no more, or is gone. The arguments are its kind, and the columns of its id.
CREATE FUNCTION forget_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone jsonb := to_jsonb(OLD);
BEGIN
  DELETE FROM waiting WHERE kind = TG_ARGV[0]
    AND thing = concat_ws(':', gone ->> TG_ARGV[1], CASE WHEN TG_NARGS > 2 THEN gone ->> TG_ARGV[2] END);
  PERFORM pg_notify('waiting', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notice_waiting_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('waiting', CASE WHEN TG_OP = 'DELETE' THEN OLD.kind ELSE NEW.kind END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT OR UPDATE OR DELETE ON waiting
  FOR EACH ROW EXECUTE FUNCTION notice_waiting_row();
--> statement-breakpoint
CREATE FUNCTION set_question_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.waiting_since := question_waiting_since(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_since BEFORE INSERT OR UPDATE OF settled_message_id, person_id, course_id ON discussions
  FOR EACH ROW EXECUTE FUNCTION set_question_waiting();
--> statement-breakpoint
CREATE FUNCTION set_waiting_of_conversations(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE discussions SET waiting_since = question_waiting_since(discussions)
    WHERE conversation_id = ANY (changed) AND waiting_since IS DISTINCT FROM question_waiting_since(discussions);
  UPDATE participants SET waiting_since = chat_waiting_since(conversation_id, person_id)
    WHERE conversation_id = ANY (changed)
      AND waiting_since IS DISTINCT FROM chat_waiting_since(conversation_id, person_id);
END $$;
--> statement-breakpoint
-- A new message also ends the snooze of what it is about.
CREATE FUNCTION message_waits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT conversation_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT conversation_id) INTO changed FROM new_rows;
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM set_waiting_of_conversations(changed);
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM waiting WHERE snoozed_until IS NOT NULL) THEN
    PERFORM wake_waiting('questions', (SELECT array_agg(id::text) FROM discussions
      WHERE conversation_id = ANY (changed) AND waiting_since IS NOT NULL));
    PERFORM wake_waiting('chats', (SELECT array_agg(conversation_id || ':' || person_id) FROM participants
      WHERE conversation_id = ANY (changed) AND waiting_since IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION wake_waiting(of_kind text, things text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM waiting WHERE kind = of_kind AND thing = ANY (things) AND assigned_to IS NULL;
  UPDATE waiting SET snoozed_until = NULL
    WHERE kind = of_kind AND thing = ANY (things) AND snoozed_until IS NOT NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_after_insert AFTER INSERT ON messages REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION message_waits();
--> statement-breakpoint
CREATE TRIGGER waiting_after_delete AFTER DELETE ON messages REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION message_waits();
--> statement-breakpoint
CREATE FUNCTION hidden_message_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_waiting_of_conversations(array[NEW.conversation_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_after_hiding AFTER UPDATE OF hidden_at ON messages FOR EACH ROW
  WHEN (OLD.hidden_at IS DISTINCT FROM NEW.hidden_at) EXECUTE FUNCTION hidden_message_waits();
--> statement-breakpoint
CREATE FUNCTION questions_of_new_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE discussions SET waiting_since = question_waiting_since(discussions)
    WHERE course_id = NEW.id AND waiting_since IS DISTINCT FROM question_waiting_since(discussions);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_questions AFTER UPDATE OF teacher_id ON courses FOR EACH ROW
  WHEN (OLD.teacher_id IS DISTINCT FROM NEW.teacher_id) EXECUTE FUNCTION questions_of_new_teacher();
--> statement-breakpoint
UPDATE discussions SET waiting_since = question_waiting_since(discussions)
  WHERE question_waiting_since(discussions) IS NOT NULL;
--> statement-breakpoint
UPDATE participants SET waiting_since = chat_waiting_since(conversation_id, person_id)
  WHERE chat_waiting_since(conversation_id, person_id) IS NOT NULL;
--> statement-breakpoint
-- The order of the inbox, from the oldest on: of all, and of what one course or one service has.
CREATE INDEX discussions_waiting ON discussions (waiting_since, id) WHERE waiting_since IS NOT NULL;
--> statement-breakpoint
CREATE INDEX discussions_waiting_of_course ON discussions (course_id, waiting_since, id) WHERE waiting_since IS NOT NULL;
--> statement-breakpoint
CREATE INDEX participants_waiting ON participants (person_id, waiting_since) WHERE waiting_since IS NOT NULL;
--> statement-breakpoint
CREATE INDEX transfers_waiting_since ON transfers (created_at, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX orders_waiting ON orders (created_at, id) WHERE state = 'new';
--> statement-breakpoint
CREATE INDEX orders_waiting_of_service ON orders (service_id, created_at, id) WHERE state = 'new';
--> statement-breakpoint
CREATE INDEX contact_messages_waiting ON contact_messages (created_at, id) WHERE state = 'new';
--> statement-breakpoint
CREATE INDEX quiz_attempts_waiting ON quiz_attempts (handed_in_at, id) WHERE state = 'marking';
--> statement-breakpoint
CREATE INDEX reports_waiting ON reports (created_at, id) WHERE decided_at IS NULL;
--> statement-breakpoint
CREATE INDEX certificate_corrections_waiting ON certificate_corrections (created_at, id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX data_requests_waiting ON data_requests (created_at, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX payment_cases_waiting ON payment_cases (created_at, id) WHERE state = 'open';
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON orders FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('orders');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('messages');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON transfers FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('transfers');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON reports FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('reports');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON certificate_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('corrections');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON data_requests
  FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('requests');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON payment_cases FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('cases');
--> statement-breakpoint
CREATE TRIGGER waiting_notice AFTER INSERT ON discussions
  FOR EACH STATEMENT EXECUTE FUNCTION notice_waiting('questions');
--> statement-breakpoint
-- What begins to wait: a question that was answered before, an answer that is submitted, a decision that is undone.
CREATE TRIGGER waiting_begins AFTER UPDATE OF waiting_since ON discussions FOR EACH ROW
  WHEN (NEW.waiting_since IS NOT NULL AND OLD.waiting_since IS NULL) EXECUTE FUNCTION notice_waiting('questions');
--> statement-breakpoint
CREATE TRIGGER waiting_settles AFTER UPDATE OF settled_message_id ON discussions FOR EACH ROW
  WHEN (NEW.waiting_since IS NOT NULL AND OLD.waiting_since IS NULL) EXECUTE FUNCTION notice_waiting('questions');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF waiting_since ON participants FOR EACH ROW
  WHEN (NEW.waiting_since IS NOT NULL AND OLD.waiting_since IS NULL) EXECUTE FUNCTION notice_waiting('chats');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF state ON orders FOR EACH ROW
  WHEN (NEW.state = 'new' AND OLD.state <> 'new') EXECUTE FUNCTION notice_waiting('orders');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF state ON contact_messages FOR EACH ROW
  WHEN (NEW.state = 'new' AND OLD.state <> 'new') EXECUTE FUNCTION notice_waiting('messages');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF state ON transfers FOR EACH ROW
  WHEN (NEW.state = 'waiting' AND OLD.state <> 'waiting') EXECUTE FUNCTION notice_waiting('transfers');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF state ON quiz_attempts FOR EACH ROW
  WHEN (NEW.state = 'marking' AND OLD.state <> 'marking') EXECUTE FUNCTION notice_waiting('texts');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF score ON attempt_questions FOR EACH ROW
  WHEN (NEW.score IS NULL AND OLD.score IS NOT NULL) EXECUTE FUNCTION notice_waiting('texts');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF decided_at ON reports FOR EACH ROW
  WHEN (NEW.decided_at IS NULL AND OLD.decided_at IS NOT NULL) EXECUTE FUNCTION notice_waiting('reports');
--> statement-breakpoint
CREATE TRIGGER waiting_begins AFTER UPDATE OF state ON certificate_corrections FOR EACH ROW
  WHEN (NEW.state = 'open' AND OLD.state <> 'open') EXECUTE FUNCTION notice_waiting('corrections');
--> statement-breakpoint
-- What waits no more, or is gone.
CREATE TRIGGER waiting_ends AFTER UPDATE OF waiting_since ON discussions FOR EACH ROW
  WHEN (OLD.waiting_since IS NOT NULL AND NEW.waiting_since IS NULL) EXECUTE FUNCTION forget_waiting('questions', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends_settled AFTER UPDATE OF settled_message_id ON discussions FOR EACH ROW
  WHEN (OLD.waiting_since IS NOT NULL AND NEW.waiting_since IS NULL) EXECUTE FUNCTION forget_waiting('questions', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON discussions FOR EACH ROW EXECUTE FUNCTION forget_waiting('questions', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF waiting_since ON participants FOR EACH ROW
  WHEN (OLD.waiting_since IS NOT NULL AND NEW.waiting_since IS NULL)
  EXECUTE FUNCTION forget_waiting('chats', 'conversation_id', 'person_id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON participants FOR EACH ROW WHEN (OLD.waiting_since IS NOT NULL)
  EXECUTE FUNCTION forget_waiting('chats', 'conversation_id', 'person_id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON orders FOR EACH ROW
  WHEN (OLD.state = 'new' AND NEW.state <> 'new') EXECUTE FUNCTION forget_waiting('orders', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON orders FOR EACH ROW WHEN (OLD.state = 'new')
  EXECUTE FUNCTION forget_waiting('orders', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON contact_messages FOR EACH ROW
  WHEN (OLD.state = 'new' AND NEW.state <> 'new') EXECUTE FUNCTION forget_waiting('messages', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON contact_messages FOR EACH ROW WHEN (OLD.state = 'new')
  EXECUTE FUNCTION forget_waiting('messages', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON transfers FOR EACH ROW
  WHEN (OLD.state = 'waiting' AND NEW.state <> 'waiting') EXECUTE FUNCTION forget_waiting('transfers', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON transfers FOR EACH ROW WHEN (OLD.state = 'waiting')
  EXECUTE FUNCTION forget_waiting('transfers', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF score ON attempt_questions FOR EACH ROW
  WHEN (OLD.score IS NULL AND NEW.score IS NOT NULL AND NEW.marked_by IS NOT NULL)
  EXECUTE FUNCTION forget_waiting('texts', 'attempt_id', 'position');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON attempt_questions FOR EACH ROW WHEN (OLD.score IS NULL)
  EXECUTE FUNCTION forget_waiting('texts', 'attempt_id', 'position');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF decided_at ON reports FOR EACH ROW
  WHEN (OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL) EXECUTE FUNCTION forget_waiting('reports', 'subject');
--> statement-breakpoint
CREATE FUNCTION forget_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM waiting WHERE kind = 'reports' AND thing = OLD.subject
    AND NOT EXISTS (SELECT FROM reports WHERE subject = OLD.subject AND decided_at IS NULL);
  PERFORM pg_notify('waiting', 'reports');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON reports FOR EACH ROW WHEN (OLD.decided_at IS NULL)
  EXECUTE FUNCTION forget_report();
--> statement-breakpoint
-- One more report of the same thing ends its snooze.
CREATE FUNCTION report_wakes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wake_waiting('reports', array[NEW.subject]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_wakes AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION report_wakes();
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON certificate_corrections FOR EACH ROW
  WHEN (OLD.state = 'open' AND NEW.state <> 'open') EXECUTE FUNCTION forget_waiting('corrections', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON certificate_corrections FOR EACH ROW WHEN (OLD.state = 'open')
  EXECUTE FUNCTION forget_waiting('corrections', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON data_requests FOR EACH ROW
  WHEN (OLD.state = 'waiting' AND NEW.state <> 'waiting') EXECUTE FUNCTION forget_waiting('requests', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_gone AFTER DELETE ON data_requests FOR EACH ROW WHEN (OLD.state = 'waiting')
  EXECUTE FUNCTION forget_waiting('requests', 'id');
--> statement-breakpoint
CREATE TRIGGER waiting_ends AFTER UPDATE OF state ON payment_cases FOR EACH ROW
  WHEN (OLD.state = 'open' AND NEW.state <> 'open') EXECUTE FUNCTION forget_waiting('cases', 'id');
