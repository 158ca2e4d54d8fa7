-- What people opened among the results of a search, counted without persons and by month (decision record 0114).
CREATE TABLE search_choices (
  -- Folded.
  query text NOT NULL,
  kind text NOT NULL,
  item_id integer NOT NULL,
  -- Its first day.
  month date NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (query, kind, item_id, month)
);
