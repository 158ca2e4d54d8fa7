-- Everybody may find teachers by their names, but nobody by addresses, which are in `search_text`.
CREATE INDEX people_names ON people USING gin (fold_arabic(name) gin_trgm_ops);
