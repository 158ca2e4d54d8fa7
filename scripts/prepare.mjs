import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** The first half of `npm start`: installs and builds what is missing. */
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
