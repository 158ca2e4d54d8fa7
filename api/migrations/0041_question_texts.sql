-- All that a question says, without HTML and folded for the search.
CREATE FUNCTION question_text(body text, explanation text, answers jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_arabic(regexp_replace(concat_ws(' ', body, explanation,
  (SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(answers,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "html" || @.key == "left" || @.key == "right" || @.key == "code" || @.key == "feedback" || @.key == "guide").value') said
    WHERE jsonb_typeof(said) = 'string'),
  (SELECT string_agg(said #>> '{}', ' ') FROM jsonb_path_query(answers, 'lax $.**.accepted[*]') said)
  ), '<[^>]*>|&[a-z]+;', ' ', 'g'));
--> statement-breakpoint
-- Folding a bank of 5,000 questions takes more than a second, so what is not changed by a draft is stored.
ALTER TABLE questions ADD COLUMN said_text text NOT NULL
  GENERATED ALWAYS AS (question_text(body, explanation, answers)) STORED;
