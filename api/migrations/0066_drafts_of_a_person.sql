-- The studio's first page lists what a person has worked on last.
CREATE INDEX drafts_person ON drafts (person_id, updated_at DESC);
