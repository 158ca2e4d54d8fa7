import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingDefaults } from '../api/src/platform/config/config.ts';
import { root } from './processes.mjs';

/*
 * `node scripts/env-example.mjs > .env.example`: every setting of the schema with its default, and what it is from
 * docs/operating.md. A test compares the file with it.
 */

/** What the table of docs/operating.md says of each setting. */
function descriptions() {
  const table = readFileSync(join(root, 'docs/operating.md'), 'utf8')
    .split('## Settings')[1]
    .split('\n## ')[0];
  return new Map(
    table.split('\n').flatMap((line) => {
      const [, names = '', , about = ''] = line.split('|').map((cell) => cell.trim());
      return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => [name, about]);
    }),
  );
}

/** The text of .env.example. */
export function envExample() {
  const about = descriptions();
  const settings = settingDefaults().map(([name, byDefault]) => {
    const value = byDefault === null ? '' : /\s/.test(byDefault) ? `'${byDefault}'` : byDefault;
    return `# ${about.get(name)}\n#${name}=${value}\n`;
  });
  return [
    '# Copied to `.env`, this file is read at the start. Each line below is the default: take its # away to change it.',
    '# docs/operating.md says more.\n',
    ...settings,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) process.stdout.write(envExample());
