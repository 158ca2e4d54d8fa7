import type { ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';

/** Tests that compare what is printed: the shown ones by their names, then the hidden ones. */
export function printed(
  shown: Record<string, [input: string, expected: string]>,
  hidden: [input: string, expected: string][] = [],
): ExerciseTest[] {
  const test = (id: string, name: string, [input, expected]: [string, string], isHidden: boolean) =>
    ({ id, name, how: 'io', input, expected, code: '', hidden: isHidden }) as const;
  return [
    ...Object.entries(shown).map(([name, pair], at) => test(`s${at + 1}`, name, pair, false)),
    ...hidden.map((pair, at) => test(`h${at + 1}`, `اختبار مخفي ${at + 1}`, pair, true)),
  ];
}

/** Tests whose code looks at the program or at the page. */
export const checked = (codes: Record<string, string>): ExerciseTest[] =>
  Object.entries(codes).map(([name, code], at) => ({
    id: `c${at + 1}`,
    name,
    how: 'code',
    input: '',
    expected: '',
    code,
    hidden: false,
  }));
