import { ensureInstalled } from './install.mjs';
import { root, run, toolPath } from './processes.mjs';

/**
 * `npm run test:attacks`: 20,000 hostile requests with a new seed to the calls of the OpenAPI document, and the other
 * attacks. `ATTACK_SEED=4711 npm run test:attacks` repeats a run; `ATTACK_REQUESTS` sets the number of requests.
 */
await ensureInstalled({ tests: true });
const seed = process.env.ATTACK_SEED || String(Date.now() % 2 ** 31);
const requests = process.env.ATTACK_REQUESTS || '20000';
process.stdout.write(`${requests} hostile requests with seed ${seed}\n`);
const { ok } = await run(['vitest', 'run', '--project', 'api', 'src/attacks'], {
  cwd: root,
  env: {
    ...process.env,
    PATH: toolPath(root),
    ATTACKS: 'whole',
    ATTACK_SEED: seed,
    ATTACK_REQUESTS: requests,
  },
});
process.exit(ok ? 0 : 1);
