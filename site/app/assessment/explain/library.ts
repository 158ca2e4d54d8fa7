import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import type { RunError } from '#assessment/runner/index.ts';

interface Raised {
  language: CodeLanguage;
  error: RunError;
  files: readonly { name: string; code: string }[];
}

function isOutside({ error, files }: Raised): boolean {
  const frames = [...error.traceback.matchAll(/^[ \t]*File "([^"\n]+)", line \d+/gm)];
  const last = frames.at(-1)?.[1]?.split('/').at(-1);
  return last !== undefined && !files.some(({ name }) => name === last);
}

/** Whether a SyntaxError is of a text that the line reads, and not of the line. */
function readsText({ error, files }: Raised): boolean {
  const code = files.find(({ name }) => name === error.file)?.code.split('\n') ?? [];
  return (
    error.name === 'SyntaxError' &&
    /\b(?:eval|Function|RegExp|JSON\.parse)\s*\(/.test(code[(error.line ?? 0) - 1] ?? '')
  );
}

/** Whether what the program called raised the error: then the learner's line may well be right. */
export function isRaisedElsewhere(raised: Raised): boolean {
  if (raised.language === 'python') return isOutside(raised);
  return raised.language !== 'sql' && readsText(raised);
}
