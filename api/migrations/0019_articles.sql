-- Former addresses of what was public: whoever opens one is led to the item's present address (decision record 0066).
-- A row is written with the publication that changes an address, and goes with its item.
CREATE TABLE slug_redirects (
  kind text NOT NULL,
  slug text NOT NULL,
  item_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, slug),
  CONSTRAINT slug_redirects_kind CHECK (kind IN ('course', 'article', 'service', 'project'))
);
--> statement-breakpoint
CREATE INDEX slug_redirects_item ON slug_redirects (kind, item_id);
--> statement-breakpoint
-- The articles that the provider chose to stand beside an article, in their order.
CREATE TABLE article_related (
  article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  related_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (article_id, related_id),
  CONSTRAINT article_related_other CHECK (article_id <> related_id)
);
--> statement-breakpoint
CREATE INDEX article_related_related ON article_related (related_id);
--> statement-breakpoint
DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('article_related', '(''articles'')'),
    ('slug_redirects', '(CASE r.kind WHEN ''course'' THEN ''course:'' || r.item_id ELSE r.kind || ''s'' END)')
  ) AS list(name, tags) LOOP
    EXECUTE format('CREATE TRIGGER invalidate_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache(%L)', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER invalidate_on_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION invalidate_cache()', shown.name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The authors among whom a new one is chosen are those who have written something.
CREATE INDEX articles_author ON articles (author_id);
