import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, toolPath } from './processes.mjs';

/**
 * `npm run test:attacks`: 20,000 hostile requests with a new seed to the calls of the OpenAPI document, texts of every
 * shape in every place that reads one, the other attacks, and a flood of texts against a real server. `ATTACK_SEED=4711
 * npm run test:attacks` repeats a run; `ATTACK_REQUESTS` sets the number of requests; `npm run test:attacks --
 * slow-readers` runs one file.
 */
await ensureInstalled({ tests: true });
await ensureBuilt();
const seed = process.env.ATTACK_SEED || String(Date.now() % 2 ** 31);
const requests = process.env.ATTACK_REQUESTS || '20000';
process.stdout.write(`${requests} hostile requests with seed ${seed}\n`);
const env = {
  ...process.env,
  PATH: toolPath(root),
  ATTACKS: 'whole',
  FAULTS: 'whole',
  ATTACK_SEED: seed,
  ATTACK_REQUESTS: requests,
};
const flood = 'text-flood';
const chosen = process.argv.slice(2);
let ok = true;
if (!chosen.includes(flood)) {
  const files = chosen.length > 0 ? chosen.map((name) => `src/attacks/${name}`) : ['src/attacks'];
  // One after another, because processor time is measured.
  const args = ['run', '--project', 'api', '--no-file-parallelism', ...files];
  ({ ok } = await run(['vitest', ...args], { cwd: root, env }));
}
// Alone, because it measures how long calls take.
if (chosen.length === 0 || chosen.includes(flood)) {
  ok = (await run(['vitest', 'run', '--project', 'faults', flood], { cwd: root, env })).ok && ok;
}
process.exit(ok ? 0 : 1);
