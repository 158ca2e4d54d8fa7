import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, toolPath } from './processes.mjs';

/**
 * Updates Drizzle's snapshot of the schema, from which `drizzle-kit generate` finds what a migration must change.
 * Migrations are written by hand too, so the snapshot is made from the schema in code: Drizzle generates into a copy of
 * the migrations, and only the snapshot is taken from there, under the number of the newest migration.
 * `--check` only verifies that snapshot and schema agree.
 */
const api = join(root, 'api');
const migrations = join(api, 'migrations');
const check = process.argv.includes('--check');

// Inside the package: Drizzle resolves its output folder from there.
const copy = mkdtempSync(join(api, '.snapshot-'));
try {
  cpSync(migrations, copy, { recursive: true });
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
  const name = `${entries.at(-1).tag.slice(0, 4)}_snapshot.json`;
  const before = new Set(readdirSync(join(copy, 'meta')));
  const { ok, output } = await run(
    [
      'drizzle-kit',
      'generate',
      ...['--name', 'snapshot', '--dialect', 'postgresql', '--casing', 'snake_case'],
      ...['--schema', './src/platform/database/schema/index.ts', '--out', relative(api, copy)],
    ],
    { cwd: api, env: { ...process.env, PATH: toolPath(api) }, quiet: true },
  );
  if (!ok) throw new Error(output);
  const made = readdirSync(join(copy, 'meta')).find((file) => !before.has(file));
  const difference = readdirSync(copy).find((file) => file.endsWith('_snapshot.sql'));
  if (made && check) {
    const statements = difference ? readFileSync(join(copy, difference), 'utf8') : '';
    throw new Error(
      `Drizzle's snapshot differs from the schema: run node scripts/schema-snapshot.mjs\n${statements}`,
    );
  }
  if (made) {
    // The new snapshot replaces the one of the newest migration, where there is one, and follows the one before it.
    const replaced = join(migrations, 'meta', name);
    const snapshot = JSON.parse(readFileSync(join(copy, 'meta', made), 'utf8'));
    if (existsSync(replaced)) snapshot.prevId = JSON.parse(readFileSync(replaced, 'utf8')).prevId;
    writeFileSync(replaced, `${JSON.stringify(snapshot, null, 2)}\n`);
    process.stdout.write(`api/migrations/meta/${name} is written.\n`);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
