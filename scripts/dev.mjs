import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isEnding, pinnedNode, root, start, toolPath } from './processes.mjs';

/** `npm run dev`: the API and the site, each starting anew or reloading when its source changes. */

const sitePort = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

await ensureInstalled();

const site = join(root, 'site');
const env = { ...process.env, NODE_ENV: 'development' };
const rooms = [
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

// One that ends by itself takes the other with it: half a product helps nobody.
const { code } = await Promise.race(rooms.map(({ finished }) => finished));
for (const { child } of rooms) child.kill('SIGTERM');
await Promise.all(rooms.map(({ finished }) => finished));
process.exit(isEnding() ? 0 : code);
