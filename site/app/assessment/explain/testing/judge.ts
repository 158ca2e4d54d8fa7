import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { RunError } from '#assessment/runner/index.ts';
import { explainError } from '../explain-error.ts';

interface Case {
  language: CodeLanguage;
  program: string;
  error: RunError | null;
  /** The pattern that is to explain it; null for none. */
  pattern: string | null;
  /** Undefined where any will do. */
  line?: number | null;
  /** A file beside the program. */
  beside?: string;
}

interface Verdict {
  /** Explained by another pattern, at another line, or though nothing should be said. */
  wrong: string[];
  /** Not explained though it should be. */
  silent: string[];
}

/** Explains errors and compares with what is expected. */
export async function judge(cases: readonly Case[]): Promise<Verdict> {
  const wrong: string[] = [];
  const silent: string[] = [];
  for (const { language, program, error, pattern, line, beside } of cases) {
    if (!error) {
      wrong.push(`no error: ${program}`);
      continue;
    }
    const name = error.file ?? 'main';
    const files = [{ name, code: program }];
    if (beside) files.push({ name: 'beside', code: beside });
    const told = await explainError({ language, error, files });
    const shown = `${pattern}: ${error.name}: ${error.message}: ${program}`;
    if (!told && pattern) silent.push(shown);
    else if (told && told.pattern !== pattern) wrong.push(`${told.pattern}, expected ${shown}`);
    else if (told && line !== undefined && told.line !== line)
      wrong.push(`line ${told.line}, expected ${line}: ${shown}`);
  }
  return { wrong, silent };
}

/** The least share of mistakes that is explained. */
export const explainedShare = 0.95;
