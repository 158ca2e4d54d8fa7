-- The lists of the studio, sorted by their columns.
CREATE INDEX people_by_name ON people (name, id);
--> statement-breakpoint
CREATE INDEX people_role_by_name ON people (role, name, id);
--> statement-breakpoint
CREATE INDEX enrolments_by_end ON enrolments (access_until, id) WHERE status = 'joined';
--> statement-breakpoint
CREATE INDEX purchases_total ON purchases (total, id);
--> statement-breakpoint
CREATE INDEX purchases_state_total ON purchases (state, total, id);
--> statement-breakpoint
DROP INDEX purchases_day;
--> statement-breakpoint
CREATE INDEX purchases_day ON purchases (coalesce(paid_at, created_at), id);
--> statement-breakpoint
CREATE INDEX coupons_by_end ON coupons (ends_at, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX coupons_by_code ON coupons (upper(code), id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX bundles_by_name ON bundles (name, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX bundles_by_price ON bundles (price, id) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX code_batches_by_name ON code_batches (name, id);
--> statement-breakpoint
CREATE INDEX code_batches_by_count ON code_batches (count, id);
--> statement-breakpoint
CREATE INDEX code_batches_by_end ON code_batches (valid_until, id);
--> statement-breakpoint
CREATE INDEX pack_codes_by_use ON pack_codes (batch_id, redeemed_at DESC NULLS LAST, number DESC);
