-- The newest message of others that needs no answer; 0 before the first.
ALTER TABLE participants ADD COLUMN settled_message_id integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- When the first message of others after the person's own last one, or after what needs no answer, was sent; null where
-- nothing waits, and in the conversation of a question.
CREATE OR REPLACE FUNCTION chat_waiting_since(chat integer, person integer) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT min(created_at) FROM messages
  WHERE conversation_id = chat AND hidden_at IS NULL AND person_id <> person
    AND id > greatest(
      (SELECT max(id) FROM messages WHERE conversation_id = chat AND hidden_at IS NULL AND person_id = person),
      (SELECT settled_message_id FROM participants WHERE conversation_id = chat AND person_id = person),
      0)
    AND NOT EXISTS (SELECT FROM discussions WHERE discussions.conversation_id = chat)
$$;
