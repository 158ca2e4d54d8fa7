import './prepare.mjs';
import { join } from 'node:path';
import { root, start } from './processes.mjs';

/** `npm start` in one process more than it needs; package.json runs prepare.mjs and serve.sh instead. */
const { finished } = start([join(root, 'scripts/serve.sh')]);
process.exit((await finished).code);
