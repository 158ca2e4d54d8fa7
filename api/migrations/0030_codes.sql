-- Codes that are sold (docs/behaviour/codes.md): one is used or cancelled, never both, and both are counted by an index.
ALTER TABLE pack_codes ADD CONSTRAINT pack_codes_end CHECK (redeemed_at IS NULL OR cancelled_at IS NULL);
--> statement-breakpoint
CREATE INDEX pack_codes_used ON pack_codes (batch_id) WHERE redeemed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX pack_codes_cancelled ON pack_codes (batch_id) WHERE cancelled_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE code_batches ADD CONSTRAINT code_batches_access_days CHECK (access_days > 0),
  ADD CONSTRAINT code_batches_printed_price CHECK (printed_price >= 0),
  ADD CONSTRAINT code_batches_gift CHECK (NOT gift OR count = 1);
