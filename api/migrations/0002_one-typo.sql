-- Whether some word of a folded text is the asked word but for one typo: a letter wrong, missing or too many, or
-- two neighbours swapped. Words are cut at 60 letters because levenshtein refuses long ones.
CREATE FUNCTION has_word_within_one_typo(folded text, asked text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN EXISTS (
  SELECT 1
  FROM unnest(string_to_array(folded, ' ')) AS word
  WHERE CASE
    WHEN length(asked) > 60 OR length(word) NOT BETWEEN length(asked) - 1 AND length(asked) + 1 THEN false
    WHEN levenshtein_less_equal(word, asked, 1) <= 1 THEN true
    WHEN length(word) <> length(asked) THEN false
    ELSE EXISTS (
      SELECT 1
      FROM generate_series(1, length(asked) - 1) AS place
      WHERE word = left(asked, place - 1) || substr(asked, place + 1, 1)
        || substr(asked, place, 1) || substr(asked, place + 2)
    )
  END
);
