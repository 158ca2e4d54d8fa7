import { exceptions } from './exceptions.mjs';
import { judge } from './judge.mjs';

/** The degree that a limit in front of an expression allows. */
const withLimit = 2;

/**
 * What is wrong with expressions, one line for each: those that cost too much, and exceptions that are needed no more.
 * @param {{ file: string, line: number, source: string, flags: string }[]} expressions
 * @returns {Promise<string[]>}
 */
export async function faultsOf(expressions, allowed = exceptions) {
  const degrees = await judge(expressions);
  const unused = new Set(allowed.flatMap(({ files }) => files));
  const excepted = new Set(unused);
  const faults = [];
  for (const { file, line, source, flags } of expressions) {
    const degree = degrees.get(`/${source}/${flags}`);
    if (degree === 1) continue;
    unused.delete(file);
    if (excepted.has(file) && degree <= withLimit) continue;
    // The judge measures time, which a busy machine stretches: what it refuses is judged once more by itself.
    const alone = (await judge([{ source, flags }])).values().next().value;
    if (alone === 1 || (excepted.has(file) && alone <= withLimit)) continue;
    faults.push(
      `${file}:${line}: /${source}/${flags} may cost a text's length to the power of ${degree}`,
    );
  }
  return [
    ...faults,
    ...[...unused].map((file) => `${file} is an exception without such an expression`),
  ];
}
