import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root, run } from './processes.mjs';

/** `npm run bench`: installs and builds what is missing, then measures. `npm run bench -- api html` runs two parts. */
try {
  await ensureInstalled({ tests: true });
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const [first, ...rest] = process.argv.slice(2);
const alone = ['chat', 'runner', 'start'];
const program = alone.includes(first)
  ? [`bench/${first}.ts`, ...rest]
  : ['bench/main.ts', ...process.argv.slice(2)];
const [file, ...args] = program;
const { ok } = await run([pinnedNode, join(root, file), ...args]);
process.exit(ok ? 0 : 1);
