-- The title and the sentence at the top of the home page; empty for the product's.
ALTER TABLE site_settings
  ADD COLUMN hero_title text NOT NULL DEFAULT '',
  ADD COLUMN hero_text text NOT NULL DEFAULT '';
--> statement-breakpoint
-- The list of first steps is for new installations: one that has courses does not begin with it.
INSERT INTO settings (name, value)
SELECT 'first-steps', '{"dismissed": true}'::jsonb WHERE EXISTS (SELECT FROM courses)
ON CONFLICT (name) DO NOTHING;
