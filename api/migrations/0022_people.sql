-- Whoever is suspended does not sign in, and gets no mails, pushes or notices (decision record 0069). Both or neither.
-- The digits of a number are a column of their own and not part of `search_text`: those who may search people by name
-- must not learn numbers by trying.
ALTER TABLE people
  ADD COLUMN suspended_at timestamp with time zone,
  ADD COLUMN suspended_reason text,
  ADD COLUMN phone_digits text NOT NULL
    GENERATED ALWAYS AS (regexp_replace(fold_arabic(coalesce(phone_number, '')), '[^0-9]', '', 'g')) STORED,
  ADD CONSTRAINT people_suspension CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL));
--> statement-breakpoint
CREATE INDEX people_phone ON people USING gin (phone_digits gin_trgm_ops);
--> statement-breakpoint
-- Lists of one role are paged by id.
DROP INDEX people_role_index;
--> statement-breakpoint
CREATE INDEX people_role_index ON people (role, id DESC);
--> statement-breakpoint
CREATE INDEX people_suspended ON people (id DESC) WHERE suspended_at IS NOT NULL;
--> statement-breakpoint
-- Further addresses that sign in to an account: those of accounts that were merged into it.
CREATE TABLE email_aliases (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  email text NOT NULL UNIQUE,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT email_aliases_lower CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE INDEX email_aliases_person ON email_aliases (person_id);
--> statement-breakpoint
-- An address belongs to one account, as its address or as an alias of it. An alias that becomes the address ends.
CREATE FUNCTION refuse_aliased_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_aliases WHERE email = new.email AND person_id = new.id;
  IF EXISTS (SELECT FROM email_aliases WHERE email = new.email) THEN
    RAISE unique_violation USING MESSAGE = 'the address signs in to another account', CONSTRAINT = 'people_email_unique';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_aliased_email_on_insert BEFORE INSERT ON people FOR EACH ROW
  EXECUTE FUNCTION refuse_aliased_email();
--> statement-breakpoint
CREATE TRIGGER refuse_aliased_email_on_update BEFORE UPDATE OF email ON people FOR EACH ROW
  WHEN (old.email <> new.email) EXECUTE FUNCTION refuse_aliased_email();
--> statement-breakpoint
CREATE FUNCTION refuse_taken_alias() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM people WHERE email = new.email) THEN
    RAISE unique_violation USING MESSAGE = 'the address belongs to an account', CONSTRAINT = 'email_aliases_email_key';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_taken_alias BEFORE INSERT OR UPDATE OF email ON email_aliases FOR EACH ROW
  EXECUTE FUNCTION refuse_taken_alias();
--> statement-breakpoint
-- What was mailed to somebody, the newest first.
CREATE INDEX mails_recipient ON mails (recipient, id DESC);
