-- A file is found by its address, whose download has the name that it was sent with.
CREATE INDEX messages_file ON messages (file_path) WHERE file_path IS NOT NULL;
