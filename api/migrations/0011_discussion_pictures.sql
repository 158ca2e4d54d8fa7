-- A question's picture, and those pictures of replies that were sent in the discussion. Who may read the discussion
-- sees them; a file that was sent in the chat stays with the people of the conversation.
ALTER TABLE discussions ADD COLUMN picture_path text, ADD COLUMN picture_alt text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE TABLE reply_pictures (
  message_id integer PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  alt text NOT NULL DEFAULT ''
);
