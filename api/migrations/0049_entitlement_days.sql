-- Of how many days an entitlement is: they follow those that somebody has, and close up when those are paid back.
ALTER TABLE entitlements ADD COLUMN days integer;
--> statement-breakpoint
ALTER TABLE entitlements ADD CONSTRAINT entitlements_days CHECK (days IS NULL OR (days > 0 AND valid_until IS NOT NULL));
--> statement-breakpoint
UPDATE entitlements SET days = access_days FROM purchase_lines
WHERE purchase_lines.id = line_id AND access_days IS NOT NULL AND entitlements.valid_until IS NOT NULL;
--> statement-breakpoint
UPDATE entitlements SET days = access_days FROM pack_codes JOIN code_batches ON code_batches.id = batch_id
WHERE pack_codes.id = code_id AND access_days IS NOT NULL AND entitlements.valid_until IS NOT NULL;
