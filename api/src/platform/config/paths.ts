import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

let found: string | undefined;

/**
 * Returns the project's root folder, from source and from the build. Migrations, demo media and the built site are
 * read from there.
 * @throws Error outside of the project
 */
export function repoRoot(): string {
  found ??= findRoot(import.meta.dirname);
  return found;
}

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'api/migrations'))) return folder;
    if (folder === dirname(folder)) throw new Error(`no project around ${start}`);
  }
}
