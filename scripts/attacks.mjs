import { ensureInstalled } from './install.mjs';
import { root, run, toolPath } from './processes.mjs';

/**
 * `npm run test:attacks`: every call of the served document, with 20,000 hostile requests and a new seed each time,
 * and the other attacks. `ATTACK_SEED=4711 npm run test:attacks` sends those of a run before again;
 * `ATTACK_REQUESTS` says how many.
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
    ATTACK_SEED: seed,
    ATTACK_REQUESTS: requests,
  },
});
process.exit(ok ? 0 : 1);
