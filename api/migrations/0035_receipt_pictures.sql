-- How wide a receipt's picture is for its height, in thousandths; and the earlier receipts that show the same picture in another
-- size or quality, found when it was sent.
ALTER TABLE transfers
  ADD COLUMN picture_ratio integer NOT NULL,
  ADD COLUMN alike integer[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE INDEX transfers_alike ON transfers USING gin (alike);
