-- The words of the site: what a search compares the words of a query with (decision record 0113). Texts are then found by whole
-- words, so that one index answers every form, spelling and typo of a word alike.

-- What all forms of an Arabic word have in common: its consonants, without doubling. `bonesOf` in TypeScript is the same.
CREATE FUNCTION bones(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(translate(word, 'اويهء', ''), '(.)\1+', '\1', 'g');
--> statement-breakpoint
-- What a word sounds like, roughly: the same for a Latin name and for what is written for it in Arabic. `soundOf` in TypeScript is the same.
CREATE FUNCTION sound(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(translate(
  regexp_replace(regexp_replace(regexp_replace(replace(word, 'ph', 'f'), '[ts]ion', 'kn', 'g'), 'tch|sh|ch|kh|dj|تش|دج|تز', 'k', 'g'), 'th|ght', 't', 'g'),
  'gjqcszxجقغكگچشسصزخ589' || 'pبپ' || 'vفڤ' || 'dتطثدضذظ6' || 'رلمن' || 'aeiouywhاويهعحء37',
  repeat('k', 21) || 'bbb' || 'fff' || repeat('t', 9) || 'rlmn'),
  '(.)\1+', '\1', 'g');
--> statement-breakpoint
-- The words of a text as they are written, without vowel signs; the shadda of three letters tells a verb from a noun.
CREATE FUNCTION written_words(texts text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT CASE WHEN word ~ '^[\u0621-\u064a]{2}\u0651[\u0621-\u064a]$' THEN word ELSE replace(word, U&'\0651', '') END
  FROM regexp_split_to_table(
    regexp_replace(
      regexp_replace(lower(normalize(texts, NFKC)),
        '[\u0610-\u061a\u064b-\u0650\u0652-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '([a-z0-9])[.](?=[a-z0-9])', '\1', 'g'),
    '[^a-z0-9+#\u0651\u0660-\u0669\u06f0-\u06f9\u0621-\u064a\u0671-\u06d3\u00df-\u024f]+') word
  WHERE word <> '' AND length(word) <= 40
    -- Nobody's telephone number.
    AND word !~ '[0-9\u0660-\u0669\u06f0-\u06f9]{7}';
END;
--> statement-breakpoint
CREATE TABLE site_words (
  written text PRIMARY KEY,
  folded text NOT NULL,
  bones text NOT NULL,
  sound text NOT NULL
);
--> statement-breakpoint
CREATE INDEX site_words_folded ON site_words (folded text_pattern_ops);
--> statement-breakpoint
CREATE INDEX site_words_bones ON site_words (bones);
--> statement-breakpoint
CREATE INDEX site_words_sound ON site_words (sound);
--> statement-breakpoint
CREATE INDEX site_words_letters ON site_words USING gin (folded gin_trgm_ops);
--> statement-breakpoint
-- Adds the words of new or changed rows; the arguments are the expression of their text, and which rows are public, since nobody may
-- learn the words of a draft. Words are never taken away: a word that no text has any more finds nothing.
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO site_words (written, folded, bones, sound)
     SELECT written, folded, bones(folded), sound(folded)
     FROM (SELECT DISTINCT written FROM made, written_words(%s) written WHERE %s) spoken,
       fold_arabic(written) folded
     WHERE folded <> '''' AND folded NOT LIKE ''%% %%''
       AND NOT EXISTS (SELECT FROM site_words known WHERE known.written = spoken.written)
     ORDER BY written
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN VALUES
    ('courses', 'name || '' '' || description', 'published'),
    ('lectures', 'name', 'published'),
    ('articles', 'name || '' '' || small_description || '' '' || regexp_replace(description, ''<[^>]*>|&[a-z0-9#]+;'', '' '', ''g'')', 'published'),
    ('services', 'name || '' '' || small_description || '' '' || description', 'published'),
    ('projects', 'name || '' '' || description', 'published'),
    ('pages', 'name || '' '' || summary || '' '' || body', 'published'),
    ('caption_lines', 'text', 'true')
  LOOP
    EXECUTE format('CREATE TRIGGER learn_words AFTER INSERT ON %I REFERENCING NEW TABLE AS made
      FOR EACH STATEMENT EXECUTE FUNCTION learn_words(%L, %L)', source.column1, source.column2, source.column3);
    EXECUTE format('CREATE TRIGGER learn_changed_words AFTER UPDATE ON %I REFERENCING NEW TABLE AS made
      FOR EACH STATEMENT EXECUTE FUNCTION learn_words(%L, %L)', source.column1, source.column2, source.column3);
    EXECUTE format('INSERT INTO site_words (written, folded, bones, sound)
      SELECT written, folded, bones(folded), sound(folded)
      FROM (SELECT DISTINCT written FROM %I made, written_words(%s) written WHERE %s) spoken, fold_arabic(written) folded
      WHERE folded <> '''' AND folded NOT LIKE ''%% %%''
      ON CONFLICT DO NOTHING', source.column1, source.column2, source.column3);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX courses_words ON courses USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX lectures_words ON lectures USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX articles_words ON articles USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX services_words ON services USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX projects_words ON projects USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX caption_lines_words ON caption_lines USING gin (string_to_array(search_text, ' '));
--> statement-breakpoint
CREATE INDEX courses_title_words ON courses USING gin (string_to_array(fold_arabic(name), ' '));
--> statement-breakpoint
CREATE INDEX articles_title_words ON articles USING gin (string_to_array(fold_arabic(name), ' '));
--> statement-breakpoint
CREATE INDEX services_title_words ON services USING gin (string_to_array(fold_arabic(name), ' '));
--> statement-breakpoint
CREATE INDEX projects_title_words ON projects USING gin (string_to_array(fold_arabic(name), ' '));
--> statement-breakpoint
CREATE INDEX pages_words ON pages USING gin (string_to_array(search_text, ' '));
