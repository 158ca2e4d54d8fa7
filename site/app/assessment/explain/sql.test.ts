import { expect, test } from 'vitest';
import { sqlMistakes, sqlTables } from './corpus/sql.ts';
import { sqlLessons } from './corpus/sql-lessons.ts';
import { unusualSql } from './corpus/unusual.ts';
import { explainedShare, judge } from './testing/judge.ts';
import { runSql } from './testing/run-sql.ts';

const shared = { language: 'sql', beside: sqlTables } as const;

test("beginners' mistakes in SQL are explained, and none wrongly", async () => {
  const mistakes = [...sqlMistakes, ...sqlLessons];
  const { wrong, silent } = await judge(
    mistakes.map(([pattern, line, program]) => ({
      ...shared,
      pattern,
      line,
      program,
      error: runSql(sqlTables, program),
    })),
  );
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(mistakes.length * (1 - explainedShare));
});

test('rare errors of SQL are not explained wrongly', async () => {
  const cases = unusualSql.map(([pattern, program]) => ({
    ...shared,
    pattern,
    program,
    error: runSql(sqlTables, program),
  }));
  expect(await judge(cases)).toEqual({ wrong: [], silent: [] });
});
