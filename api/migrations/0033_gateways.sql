-- Gateways (docs/behaviour/gateways.md, decision record 0080): how long a visit to a gateway can be paid, when the gateway
-- is asked next, and by what it names the payment. A test of the provider has no purchase.
ALTER TABLE checkouts
  ALTER COLUMN purchase_id DROP NOT NULL,
  ADD COLUMN state text NOT NULL DEFAULT 'open',
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  ADD COLUMN expires_at timestamp with time zone NOT NULL DEFAULT now(),
  ADD COLUMN payment_id text,
  ADD COLUMN checks integer NOT NULL DEFAULT 0,
  ADD COLUMN next_check_at timestamp with time zone,
  ADD COLUMN trouble text,
  ADD CONSTRAINT checkouts_state CHECK (state IN ('open', 'paid', 'ended')),
  ADD CONSTRAINT checkouts_test CHECK ((purchase_id IS NULL) = is_test);
--> statement-breakpoint
ALTER TABLE checkouts ALTER COLUMN expires_at DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX checkouts_due ON checkouts (next_check_at) WHERE next_check_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX checkouts_payment ON checkouts (gateway, payment_id) WHERE payment_id IS NOT NULL;
--> statement-breakpoint
-- The same notice counts once, however often it comes.
ALTER TABLE gateway_notices ADD COLUMN digest bytea NOT NULL,
  ADD CONSTRAINT gateway_notices_once UNIQUE (gateway, digest);
