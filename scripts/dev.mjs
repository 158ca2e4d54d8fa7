import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isEnding, pinnedNode, root, start, toolPath } from './processes.mjs';

/** `npm run dev`: the API, which restarts, and the site, which reloads when a source file changes. */

const sitePort = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

await ensureInstalled();

const site = join(root, 'site');
const env = { ...process.env, NODE_ENV: 'development' };
const servers = [
  start([pinnedNode, '--watch', '--watch-preserve-output', 'api/src/main.ts'], {
    env: {
      PUBLIC_URL: `http://localhost:${sitePort}`,
      ...env,
      SERVE: 'api,jobs',
      PORT: apiPort,
      PATH: toolPath(),
    },
  }),
  start([pinnedNode, join(root, 'node_modules/.bin/react-router'), 'dev', '--port', sitePort], {
    cwd: site,
    env: { ...env, API_PROXY: `http://127.0.0.1:${apiPort}`, PATH: toolPath(site) },
  }),
];

// When one ends, the other is stopped too.
const { code } = await Promise.race(servers.map(({ finished }) => finished));
for (const { child } of servers) child.kill('SIGTERM');
await Promise.all(servers.map(({ finished }) => finished));
process.exit(isEnding() ? 0 : code);
