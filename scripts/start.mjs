import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root, start, whenNpmIsGone } from './processes.mjs';

/** `npm start`: installs and builds what is missing, then runs the server on the pinned Node. */

const server = join(root, 'api/build/main.js');
const isPinned =
  existsSync(pinnedNode) && realpathSync(process.execPath) === realpathSync(pinnedNode);

const installed = await ensureInstalled();
await ensureBuilt().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

if (isPinned && !installed) {
  // From the second start on npm finds the pinned Node first: no second process is needed.
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
  await import(pathToFileURL(server).href);
} else {
  const { finished } = start([pinnedNode, server], {
    env: { ...process.env, END_WITH_PARENT: '1' },
  });
  const { code, problem } = await finished;
  if (problem) process.stderr.write(`The server ${problem}.\n`);
  process.exit(code);
}
