-- What purchases have brought, summed for each day of UTC, so that the sums of all purchases need not read each of them
-- (decision record 0120). A job sums the days that are over. What changes in one of them afterwards is noted here by
-- triggers, and the day is read from its purchases until the job has summed it again. A note is a row of its own: no
-- transaction waits for another one's.
CREATE TABLE sale_days (
  day date NOT NULL,
  state text NOT NULL,
  -- Empty until it is chosen.
  way text NOT NULL,
  -- Of the money; empty in the row that counts the purchases.
  currency text NOT NULL,
  purchases integer NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, state, way, currency)
);
--> statement-breakpoint
CREATE TABLE sale_day_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION sale_day(at timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date;
$$;
--> statement-breakpoint
CREATE FUNCTION sale_day_start(day date) RETURNS timestamp with time zone LANGUAGE sql IMMUTABLE AS $$
  SELECT day::timestamp AT TIME ZONE 'UTC';
$$;
--> statement-breakpoint
-- The provider's money of each purchase: not what credit has paid, which was paid for before, and no payment that waits for a
-- decision or was none of the provider's.
CREATE VIEW sale_money AS
  SELECT p.purchase_id, p.currency, p.amount AS paid, 0 AS refunded FROM payments p
  WHERE p.way NOT IN ('credit', 'none') AND NOT EXISTS (
    SELECT FROM payment_cases c WHERE c.payment_id = p.id AND c.state IN ('open', 'dismissed'))
  UNION ALL
  SELECT r.purchase_id, r.currency, 0, r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
  WHERE p.way NOT IN ('credit', 'none') AND r.state <> 'failed' AND NOT EXISTS (
    SELECT FROM payment_cases c WHERE c.payment_id = p.id AND c.state IN ('open', 'dismissed'));
--> statement-breakpoint
-- The argument selects the days of purchases from the changed rows `r`. The current day is not summed yet, so that a
-- sale of today, as nearly all are, notes nothing.
CREATE FUNCTION note_sale_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows'
  END;
BEGIN
  EXECUTE format('
    WITH r AS (%s)
    INSERT INTO sale_day_changes (day)
    SELECT DISTINCT day FROM (%s) days(day) WHERE day < sale_day(now())', changed, TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_sale_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sale_days;
  DELETE FROM sale_day_changes;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sums the days that are over and not summed yet, and those that have changed since. A day is over an hour after its
-- end, when each transaction that began in it has ended: none is that long.
CREATE FUNCTION sum_sale_days(until date DEFAULT sale_day(now() - interval '1 hour') - 1) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  summed date;
  days date[];
BEGIN
  -- One at a time; another process does the same work.
  IF NOT pg_try_advisory_xact_lock(7261942057) THEN
    RETURN;
  END IF;
  SELECT coalesce(max(day), '-infinity') INTO summed FROM sale_days;
  -- A change that commits after this keeps its note, and its day is read from the purchases.
  WITH noted AS (DELETE FROM sale_day_changes WHERE day <= until RETURNING day)
  SELECT coalesce(array_agg(DISTINCT day), '{}') INTO days FROM noted;
  DELETE FROM sale_days WHERE day = ANY (days);
  WITH listed AS MATERIALIZED (
    SELECT id, sale_day(coalesce(paid_at, created_at)) AS day, state, coalesce(way, '') AS way FROM purchases
    WHERE coalesce(paid_at, created_at) < sale_day_start(until + 1)
      AND coalesce(paid_at, created_at) >= CASE WHEN summed = '-infinity' THEN '-infinity' ELSE sale_day_start(summed + 1) END
    UNION
    SELECT id, sale_day(coalesce(paid_at, created_at)), state, coalesce(way, '')
    FROM unnest(days) AS changed(day) JOIN purchases ON coalesce(paid_at, created_at) >= sale_day_start(changed.day)
      AND coalesce(paid_at, created_at) < sale_day_start(changed.day + 1)
  )
  INSERT INTO sale_days (day, state, way, currency, purchases, paid, refunded)
  SELECT day, state, way, currency, sum(purchases), sum(paid), sum(refunded) FROM (
    SELECT day, state, way, '' AS currency, 1 AS purchases, 0 AS paid, 0 AS refunded FROM listed
    UNION ALL
    SELECT day, state, listed.way, m.currency, 0, m.paid, m.refunded FROM listed JOIN sale_money m ON m.purchase_id = listed.id
  ) parts GROUP BY day, state, way, currency;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  of_purchase constant text := 'SELECT sale_day(coalesce(p.paid_at, p.created_at)) FROM purchases p WHERE p.id IN (%s)';
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('purchases', 'SELECT sale_day(coalesce(r.paid_at, r.created_at)) FROM r'),
    ('payments', format(of_purchase, 'SELECT purchase_id FROM r UNION SELECT refunds.purchase_id FROM refunds JOIN r ON refunds.payment_id = r.id')),
    ('refunds', format(of_purchase, 'SELECT purchase_id FROM r')),
    ('payment_cases', format(of_purchase, 'SELECT payments.purchase_id FROM payments JOIN r ON payments.id = r.payment_id
      UNION SELECT refunds.purchase_id FROM refunds JOIN r ON refunds.payment_id = r.payment_id'))
  ) AS list(name, days) LOOP
    EXECUTE format('CREATE TRIGGER days_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_days(%L)', noted.name, noted.days);
    EXECUTE format('CREATE TRIGGER days_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_days(%L)', noted.name, noted.days);
    EXECUTE format('CREATE TRIGGER days_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_sale_days(%L)', noted.name, noted.days);
    EXECUTE format('CREATE TRIGGER days_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION forget_sale_days()', noted.name);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT sum_sale_days();
