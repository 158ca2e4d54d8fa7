import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';

/**
 * A learner's files beside the exercise's: what is locked is as the teacher wrote it, what the teacher added is there,
 * and what the teacher removed or renamed since is kept at the end, because a person wrote it.
 */
export function withStartFiles(
  start: readonly CodeFile[],
  written: readonly CodeFile[],
): CodeFile[] {
  const codeOf = new Map(written.map(({ name, code }) => [name, code]));
  const own = start.map((file) =>
    file.locked ? file : { name: file.name, code: codeOf.get(file.name) ?? file.code },
  );
  const names = new Set(start.map(({ name }) => name));
  const others = written.filter(({ name }) => !names.has(name));
  return [...own, ...others.map(({ name, code }) => ({ name, code }))].slice(0, limits.files);
}
