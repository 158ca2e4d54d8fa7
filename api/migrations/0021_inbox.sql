-- Orders and contact messages are an inbox of the studio (decision record 0068). `origin` is a keyed hash of the network
-- that sent it, by which spam is recognised.
ALTER TABLE orders
  ADD COLUMN state text NOT NULL DEFAULT 'new',
  ADD COLUMN origin bytea,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(
    name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || country || ' '
    || job_title || ' ' || description)) STORED,
  ADD CONSTRAINT orders_state CHECK (state IN ('new', 'answered', 'agreed', 'declined', 'archived', 'spam'));
--> statement-breakpoint
ALTER TABLE contact_messages
  ADD COLUMN state text NOT NULL DEFAULT 'new',
  ADD COLUMN origin bytea,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_arabic(
    name || ' ' || email || ' ' || subject || ' ' || message)) STORED,
  ADD CONSTRAINT contact_messages_state CHECK (state IN ('new', 'answered', 'archived', 'spam'));
--> statement-breakpoint
-- Until now they were answered by mail alone, so nobody knows which of the older ones still wait.
UPDATE orders SET state = 'archived' WHERE created_at < now() - interval '30 days';
--> statement-breakpoint
UPDATE contact_messages SET state = 'archived' WHERE created_at < now() - interval '30 days';
--> statement-breakpoint
-- The lists are read from their newest end, by state, and of chosen services alone. `open` is what is neither archived
-- nor spam.
CREATE INDEX orders_open ON orders (id DESC) WHERE state NOT IN ('archived', 'spam');
--> statement-breakpoint
CREATE INDEX orders_by_state ON orders (state, id DESC);
--> statement-breakpoint
CREATE INDEX orders_open_of_service ON orders (service_id, id DESC) WHERE state NOT IN ('archived', 'spam');
--> statement-breakpoint
CREATE INDEX orders_of_service_by_state ON orders (service_id, state, id DESC);
--> statement-breakpoint
CREATE INDEX orders_email ON orders (email);
--> statement-breakpoint
CREATE INDEX orders_person ON orders (person_id);
--> statement-breakpoint
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_messages_open ON contact_messages (id DESC) WHERE state NOT IN ('archived', 'spam');
--> statement-breakpoint
CREATE INDEX contact_messages_by_state ON contact_messages (state, id DESC);
--> statement-breakpoint
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX contact_messages_email ON contact_messages (email);
--> statement-breakpoint
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- How many there are in each state, so that the lists say it without counting 100,000 rows. A service of 0 stands for
-- general requests and for contact messages.
CREATE TABLE inbox_counts (
  kind text NOT NULL,
  service_id integer NOT NULL,
  state text NOT NULL,
  items integer NOT NULL,
  PRIMARY KEY (kind, service_id, state)
);
--> statement-breakpoint
CREATE FUNCTION count_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows'
  END;
BEGIN
  EXECUTE format('
    INSERT INTO inbox_counts (kind, service_id, state, items)
    SELECT %L, %s, state, sum(sign) FROM (%s) r GROUP BY 2, 3 HAVING sum(sign) <> 0 ORDER BY 2, 3
    ON CONFLICT (kind, service_id, state) DO UPDATE SET items = inbox_counts.items + excluded.items',
    TG_ARGV[0], TG_ARGV[1], changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('orders', 'order', 'coalesce(service_id, 0)'),
    ('contact_messages', 'message', '0')
  ) AS v(relation, kind, service) LOOP
    EXECUTE format('CREATE TRIGGER count_inbox_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_inbox(%L, %L)', counted.relation, counted.kind, counted.service);
    EXECUTE format('CREATE TRIGGER count_inbox_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_inbox(%L, %L)', counted.relation, counted.kind, counted.service);
    EXECUTE format('CREATE TRIGGER count_inbox_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_inbox(%L, %L)', counted.relation, counted.kind, counted.service);
  END LOOP;
END $$;
--> statement-breakpoint
-- For a load that ran without triggers.
CREATE FUNCTION recount_inbox() RETURNS void LANGUAGE sql AS $$
  DELETE FROM inbox_counts;
  INSERT INTO inbox_counts (kind, service_id, state, items)
  SELECT 'order', coalesce(service_id, 0), state, count(*) FROM orders GROUP BY 2, 3
  UNION ALL SELECT 'message', 0, state, count(*) FROM contact_messages GROUP BY state;
$$;
--> statement-breakpoint
SELECT recount_inbox();
--> statement-breakpoint
-- Addresses and networks whose orders and messages go to the spam by themselves; a network only for a while, since many
-- people share one.
CREATE TABLE spam_senders (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text UNIQUE,
  origin bytea UNIQUE,
  until timestamp with time zone,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT spam_senders_one CHECK (num_nonnulls(email, origin) = 1)
);
--> statement-breakpoint
CREATE INDEX spam_senders_person ON spam_senders (person_id);
--> statement-breakpoint
-- What was mailed to the sender of an order or message: the receipt, and the answers of the staff. The fate of the mail
-- is stored here too, because the records of mails are deleted after 30 days.
CREATE TABLE inbox_mails (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer REFERENCES orders (id) ON DELETE CASCADE,
  message_id integer REFERENCES contact_messages (id) ON DELETE CASCADE,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  automatic boolean NOT NULL DEFAULT false,
  subject text NOT NULL,
  body text NOT NULL DEFAULT '',
  key text UNIQUE,
  mail_id integer REFERENCES mails (id) ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'queued',
  reason text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  settled_at timestamp with time zone,
  CONSTRAINT inbox_mails_one CHECK (num_nonnulls(order_id, message_id) = 1),
  CONSTRAINT inbox_mails_state CHECK (state IN ('queued', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE INDEX inbox_mails_order ON inbox_mails (order_id);
--> statement-breakpoint
CREATE INDEX inbox_mails_message ON inbox_mails (message_id);
--> statement-breakpoint
CREATE INDEX inbox_mails_mail ON inbox_mails (mail_id);
--> statement-breakpoint
CREATE INDEX inbox_mails_person ON inbox_mails (person_id);
--> statement-breakpoint
CREATE FUNCTION note_mail_fate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inbox_mails SET state = new.state, reason = new.reason, settled_at = new.settled_at WHERE mail_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_mail_fate AFTER UPDATE OF state, reason ON mails FOR EACH ROW EXECUTE FUNCTION note_mail_fate();
--> statement-breakpoint
-- What the staff tell each other about an order or message.
CREATE TABLE inbox_notes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer REFERENCES orders (id) ON DELETE CASCADE,
  message_id integer REFERENCES contact_messages (id) ON DELETE CASCADE,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT inbox_notes_one CHECK (num_nonnulls(order_id, message_id) = 1)
);
--> statement-breakpoint
CREATE INDEX inbox_notes_order ON inbox_notes (order_id);
--> statement-breakpoint
CREATE INDEX inbox_notes_message ON inbox_notes (message_id);
--> statement-breakpoint
CREATE INDEX inbox_notes_person ON inbox_notes (person_id);
--> statement-breakpoint
-- The ready texts of answers, one list a kind; without a row the first texts of the program are used.
CREATE TABLE reply_templates (
  kind text PRIMARY KEY,
  version integer NOT NULL,
  templates jsonb NOT NULL,
  CONSTRAINT reply_templates_kind CHECK (kind IN ('order', 'message'))
);
