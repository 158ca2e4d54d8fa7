-- Selling (docs/behaviour/selling.md, decision record 0074): what is bought is a purchase with lines, money that has come is
-- a payment, and what does not fit is a case for a person. Amounts are in minor units of their currency.
ALTER TABLE courses ALTER COLUMN price TYPE numeric(12, 3);
--> statement-breakpoint
ALTER TABLE courses ADD COLUMN sold_days integer, ADD COLUMN sold_until timestamp with time zone,
  ADD CONSTRAINT courses_sold_days CHECK (sold_days BETWEEN 1 AND 3650),
  ADD CONSTRAINT courses_sold CHECK (sold_days IS NULL OR sold_until IS NULL);
--> statement-breakpoint
CREATE TABLE bundles (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price numeric(12, 3) NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT bundles_price CHECK (price > 0)
);
--> statement-breakpoint
CREATE TABLE bundle_courses (
  bundle_id integer NOT NULL REFERENCES bundles (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (bundle_id, course_id)
);
--> statement-breakpoint
CREATE INDEX bundle_courses_course ON bundle_courses (course_id);
--> statement-breakpoint
CREATE TABLE coupons (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  kind text NOT NULL,
  percent integer,
  amount bigint,
  currency text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  max_uses integer,
  once_per_person boolean NOT NULL DEFAULT true,
  active boolean NOT NULL DEFAULT true,
  created_by integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT coupons_kind CHECK (
    (kind = 'percent' AND percent BETWEEN 1 AND 100 AND amount IS NULL AND currency IS NULL)
    OR (kind = 'amount' AND percent IS NULL AND amount > 0 AND currency IS NOT NULL)
  ),
  CONSTRAINT coupons_period CHECK (ends_at > starts_at),
  CONSTRAINT coupons_max_uses CHECK (max_uses > 0)
);
--> statement-breakpoint
-- One coupon of a code; those in the bin do not hold theirs.
CREATE UNIQUE INDEX coupons_code ON coupons (upper(code)) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX coupons_created_by ON coupons (created_by) WHERE created_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE coupon_courses (
  coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, course_id)
);
--> statement-breakpoint
CREATE INDEX coupon_courses_course ON coupon_courses (course_id);
--> statement-breakpoint
CREATE TABLE purchases (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL CONSTRAINT purchases_reference UNIQUE,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'open',
  currency text NOT NULL,
  price bigint NOT NULL,
  discount bigint NOT NULL DEFAULT 0,
  tax bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  credit bigint NOT NULL DEFAULT 0,
  coupon_id integer REFERENCES coupons (id) ON DELETE SET NULL,
  way text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT purchases_state CHECK (state IN ('open', 'paid', 'expired', 'cancelled', 'refunded')),
  CONSTRAINT purchases_paid CHECK ((state IN ('paid', 'refunded')) = (paid_at IS NOT NULL)),
  CONSTRAINT purchases_amounts CHECK (
    price >= 0 AND discount BETWEEN 0 AND price AND tax >= 0 AND total >= 0 AND credit BETWEEN 0 AND total
  )
);
--> statement-breakpoint
CREATE INDEX purchases_person ON purchases (person_id, id DESC);
--> statement-breakpoint
CREATE INDEX purchases_newest ON purchases (state, id DESC);
--> statement-breakpoint
CREATE INDEX purchases_coupon ON purchases (coupon_id) WHERE coupon_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX purchases_due ON purchases (expires_at) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE purchase_lines (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purchase_id integer NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  course_id integer REFERENCES courses (id) ON DELETE SET NULL,
  bundle_id integer REFERENCES bundles (id) ON DELETE SET NULL,
  name text NOT NULL,
  price bigint NOT NULL,
  discount bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  refunded bigint NOT NULL DEFAULT 0,
  access_days integer,
  access_until timestamp with time zone,
  CONSTRAINT purchase_lines_amounts CHECK (
    price >= 0 AND discount BETWEEN 0 AND price AND total >= 0 AND refunded BETWEEN 0 AND total
  ),
  CONSTRAINT purchase_lines_access CHECK (access_days IS NULL OR access_until IS NULL)
);
--> statement-breakpoint
CREATE INDEX purchase_lines_purchase ON purchase_lines (purchase_id);
--> statement-breakpoint
CREATE INDEX purchase_lines_course ON purchase_lines (course_id);
--> statement-breakpoint
CREATE INDEX purchase_lines_bundle ON purchase_lines (bundle_id) WHERE bundle_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE payments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purchase_id integer REFERENCES purchases (id),
  way text NOT NULL,
  vendor_id text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  outcome text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  recorded_by integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payments_once UNIQUE (way, vendor_id),
  CONSTRAINT payments_amount CHECK (amount > 0),
  CONSTRAINT payments_outcome CHECK (outcome IN ('paid', 'case'))
);
--> statement-breakpoint
CREATE INDEX payments_purchase ON payments (purchase_id) WHERE purchase_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_recorded_by ON payments (recorded_by) WHERE recorded_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_received ON payments (received_at);
--> statement-breakpoint
-- A purchase is paid by one payment; every other one is a case.
CREATE UNIQUE INDEX payments_paid ON payments (purchase_id) WHERE outcome = 'paid';
--> statement-breakpoint
CREATE TABLE payment_cases (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id integer NOT NULL CONSTRAINT payment_cases_payment UNIQUE REFERENCES payments (id),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  note text NOT NULL DEFAULT '',
  solved_by integer REFERENCES people (id) ON DELETE SET NULL,
  solved_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payment_cases_reason CHECK (reason IN ('twice', 'late', 'amount', 'currency', 'unknown', 'closed')),
  CONSTRAINT payment_cases_state CHECK (state IN ('open', 'accepted', 'refunded', 'dismissed'))
);
--> statement-breakpoint
CREATE INDEX payment_cases_open ON payment_cases (id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX payment_cases_solved_by ON payment_cases (solved_by) WHERE solved_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE refunds (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id integer NOT NULL REFERENCES payments (id),
  purchase_id integer REFERENCES purchases (id),
  line_id integer REFERENCES purchase_lines (id) ON DELETE SET NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  reason text NOT NULL DEFAULT '',
  ends_access boolean NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  vendor_id text,
  failure text,
  made_by integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  CONSTRAINT refunds_amount CHECK (amount > 0),
  CONSTRAINT refunds_state CHECK (state IN ('pending', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX refunds_payment ON refunds (payment_id);
--> statement-breakpoint
CREATE INDEX refunds_purchase ON refunds (purchase_id) WHERE purchase_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_line ON refunds (line_id) WHERE line_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_made_by ON refunds (made_by) WHERE made_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_pending ON refunds (id) WHERE state = 'pending';
--> statement-breakpoint
CREATE TABLE transfer_channels (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  number text NOT NULL,
  words text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT transfer_channels_kind CHECK (kind IN ('vodafone-cash', 'instapay', 'bank', 'cash', 'other'))
);
--> statement-breakpoint
CREATE TABLE transfers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purchase_id integer NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  channel_id integer REFERENCES transfer_channels (id) ON DELETE SET NULL,
  channel_name text NOT NULL,
  picture text NOT NULL,
  picture_sha256 bytea NOT NULL,
  picture_hash bigint NOT NULL,
  sender_digits text NOT NULL DEFAULT '',
  sent_at timestamp with time zone,
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting',
  question text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  first_by integer REFERENCES people (id) ON DELETE SET NULL,
  first_at timestamp with time zone,
  decided_by integer REFERENCES people (id) ON DELETE SET NULL,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT transfers_state CHECK (state IN ('waiting', 'asked', 'approved', 'declined', 'withdrawn')),
  CONSTRAINT transfers_decided CHECK ((state IN ('approved', 'declined')) = (decided_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX transfers_purchase ON transfers (purchase_id);
--> statement-breakpoint
CREATE INDEX transfers_channel ON transfers (channel_id) WHERE channel_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX transfers_first_by ON transfers (first_by) WHERE first_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX transfers_decided_by ON transfers (decided_by) WHERE decided_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX transfers_waiting ON transfers (id) WHERE state IN ('waiting', 'asked');
--> statement-breakpoint
CREATE INDEX transfers_decided_at ON transfers (decided_at) WHERE decided_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX transfers_same_picture ON transfers (picture_sha256);
--> statement-breakpoint
CREATE TABLE code_batches (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  prefix text NOT NULL DEFAULT '',
  count integer NOT NULL,
  amount bigint,
  currency text NOT NULL,
  printed_price bigint,
  access_days integer,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  gift boolean NOT NULL DEFAULT false,
  created_by integer REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  cancelled_at timestamp with time zone,
  cancelled_by integer REFERENCES people (id) ON DELETE SET NULL,
  CONSTRAINT code_batches_count CHECK (count BETWEEN 1 AND 10000),
  CONSTRAINT code_batches_amount CHECK (amount > 0),
  CONSTRAINT code_batches_period CHECK (valid_until > valid_from)
);
--> statement-breakpoint
CREATE INDEX code_batches_created_by ON code_batches (created_by) WHERE created_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX code_batches_cancelled_by ON code_batches (cancelled_by) WHERE cancelled_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE code_batch_courses (
  batch_id integer NOT NULL REFERENCES code_batches (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES courses (id) ON DELETE CASCADE,
  PRIMARY KEY (batch_id, course_id)
);
--> statement-breakpoint
CREATE INDEX code_batch_courses_course ON code_batch_courses (course_id);
--> statement-breakpoint
CREATE TABLE pack_codes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  batch_id integer NOT NULL REFERENCES code_batches (id) ON DELETE CASCADE,
  number integer NOT NULL,
  key_hash bytea NOT NULL CONSTRAINT pack_codes_key UNIQUE,
  redeemed_by integer REFERENCES people (id) ON DELETE SET NULL,
  redeemed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  CONSTRAINT pack_codes_number UNIQUE (batch_id, number)
);
--> statement-breakpoint
CREATE INDEX pack_codes_redeemed_by ON pack_codes (redeemed_by) WHERE redeemed_by IS NOT NULL;
--> statement-breakpoint
-- What people have to spend: what codes with an amount have brought, and what purchases have taken.
CREATE TABLE credit_entries (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer REFERENCES people (id) ON DELETE SET NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  code_id integer CONSTRAINT credit_entries_code UNIQUE REFERENCES pack_codes (id) ON DELETE SET NULL,
  purchase_id integer REFERENCES purchases (id) ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credit_entries_amount CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE INDEX credit_entries_person ON credit_entries (person_id, currency);
--> statement-breakpoint
CREATE INDEX credit_entries_purchase ON credit_entries (purchase_id) WHERE purchase_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE entitlements
  ADD COLUMN line_id integer REFERENCES purchase_lines (id) ON DELETE SET NULL,
  ADD COLUMN code_id integer REFERENCES pack_codes (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX entitlements_line ON entitlements (line_id) WHERE line_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX entitlements_code ON entitlements (code_id) WHERE code_id IS NOT NULL;
--> statement-breakpoint
-- A visit to a gateway's page; `vendor_id` is the gateway's name for it.
CREATE TABLE checkouts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purchase_id integer NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  gateway text NOT NULL,
  vendor_id text NOT NULL,
  url text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  checked_at timestamp with time zone,
  CONSTRAINT checkouts_vendor UNIQUE (gateway, vendor_id)
);
--> statement-breakpoint
CREATE INDEX checkouts_purchase ON checkouts (purchase_id);
--> statement-breakpoint
-- What gateways have sent, as it was sent, for questions that come later.
CREATE TABLE gateway_notices (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  gateway text NOT NULL,
  vendor_id text,
  body text NOT NULL,
  outcome text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX gateway_notices_age ON gateway_notices (created_at);
--> statement-breakpoint
-- The last number of a receipt; one row. It is taken in the transaction of the receipt, so that no number is missing.
CREATE TABLE receipt_numbers (
  id integer PRIMARY KEY,
  last integer NOT NULL,
  CONSTRAINT receipt_numbers_one CHECK (id = 1)
);
--> statement-breakpoint
INSERT INTO receipt_numbers (id, last) VALUES (1, 0);
--> statement-breakpoint
CREATE TABLE receipts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  number integer NOT NULL CONSTRAINT receipts_number UNIQUE,
  kind text NOT NULL,
  purchase_id integer NOT NULL REFERENCES purchases (id),
  refund_id integer CONSTRAINT receipts_refund UNIQUE REFERENCES refunds (id),
  data jsonb NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  CONSTRAINT receipts_kind CHECK (kind IN ('receipt', 'refund') AND (kind = 'refund') = (refund_id IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX receipts_of_purchase ON receipts (purchase_id) WHERE kind = 'receipt';
--> statement-breakpoint
CREATE INDEX receipts_purchase ON receipts (purchase_id);
