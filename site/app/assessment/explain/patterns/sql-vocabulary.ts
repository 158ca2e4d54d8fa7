/** The words of SQL that beginners write. */
export const sqlKeywords =
  'ADD ALL ALTER AND AS ASC BETWEEN BY CASE CHECK COLUMN CREATE CROSS DEFAULT DELETE DESC DISTINCT DROP ELSE END EXISTS FOREIGN FROM GROUP HAVING INDEX INNER INSERT INTEGER INTO JOIN KEY LEFT LIKE LIMIT NOT NULL OFFSET ORDER OUTER PRIMARY REAL REFERENCES RIGHT SELECT SET TABLE TEXT THEN TRANSACTION UNION UNIQUE UPDATE USING VALUES VIEW WHEN WHERE WITH'.split(
    ' ',
  );

/** The functions of SQLite that beginners use. */
export const sqlFunctions =
  'abs avg coalesce concat count date datetime group_concat ifnull iif instr length lower ltrim max min nullif printf random replace round rtrim strftime substr sum total trim typeof upper'.split(
    ' ',
  );
