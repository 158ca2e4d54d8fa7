-- Manual transfers (docs/behaviour/transfers.md, decision record 0076).
-- A removed channel can be brought back.
ALTER TABLE transfer_channels ADD COLUMN deleted_at timestamp with time zone;
--> statement-breakpoint
-- The picture in small, grey: two screens of one payment app differ in it and not in the perceptual hash.
ALTER TABLE transfers ADD COLUMN picture_small bytea NOT NULL;
--> statement-breakpoint
-- When somebody first answered: what «usually answered within» is computed from.
ALTER TABLE transfers ADD COLUMN answered_at timestamp with time zone;
--> statement-breakpoint
CREATE INDEX transfers_answered_at ON transfers (answered_at) WHERE answered_at IS NOT NULL;
--> statement-breakpoint
-- A purchase has one receipt that is to be decided.
CREATE UNIQUE INDEX transfers_undecided ON transfers (purchase_id) WHERE state IN ('waiting', 'asked');
