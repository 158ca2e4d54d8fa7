-- Searching Arabic as people write it (DESIGN §6). One immutable folding for what is stored and what is asked.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold_arabic(asked text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN
  -- Leading particles go last, when words are clean; a word of fewer than three letters behind one is left whole.
  btrim(regexp_replace(
    -- What is neither letter nor digit parts words; a dot inside a word does not (node.js is nodejs).
    regexp_replace(regexp_replace(
      translate(
        regexp_replace(
          lower(normalize(asked, NFKC)),
          -- tashkeel, Quranic marks, tatweel; then soft hyphens, joiners and direction marks
          '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        'أإآٱىئؤةکیھۀ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'ااااييوهكيهه01234567890123456789'),
      '([a-z0-9])[.](?=[a-z0-9])', '\1', 'g'),
      '[^a-z0-9+#\u0621-\u064a\u0671-\u06d3\u00df-\u024f]+', ' ', 'g'),
    '(^| )(?:وال|بال|كال|فال|لل|ال)(?=[^ ]{3,})', '\1', 'g'));
