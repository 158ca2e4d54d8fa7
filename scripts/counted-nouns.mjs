import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFaults } from './counted-nouns/faults.mjs';
import { root } from './processes.mjs';

/**
 * A part of `npm run lint`: a counted noun has the case that the word before it asks for («من كورسين», «أضف سؤالًا واحدًا»).
 * After any word the case must be named, and every count with its noun is written by `countLabel`.
 */
const files = globSync(['api/src/**/*.ts', 'contract/**/*.ts', 'site/{app,worker}/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|node_modules|\/build\//.test(file));
const faults = caseFaults(
  files.toSorted().map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') })),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
