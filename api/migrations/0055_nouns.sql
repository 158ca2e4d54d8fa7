-- The nouns that the provider uses for the things of the interface, by noun; one that is absent is the default one.
ALTER TABLE site_settings ADD COLUMN nouns jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- Every cached text may name one of them.
CREATE FUNCTION invalidate_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache', '*');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invalidate_on_nouns AFTER UPDATE OF nouns ON site_settings FOR EACH ROW
  WHEN (OLD.nouns IS DISTINCT FROM NEW.nouns) EXECUTE FUNCTION invalidate_everything();
