-- The folded text by which messages are searched. Adding it rewrites the table once.
ALTER TABLE messages ADD COLUMN search_text text GENERATED ALWAYS AS (fold_arabic(coalesce(body, '') || ' ' || coalesce(file_name, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (search_text gin_trgm_ops);
