import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingFrom } from './complete-lock.mjs';
import { pinnedNode, root, run, timed } from './processes.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.installed-from');
const platform = `${process.platform}-${process.arch}`;

/**
 * The two sets of packages. The workspaces have what building and running the product needs; the root has, all of it
 * under `devDependencies`, what only checks and tests need, which is as much again.
 */
const sets = { product: ['--workspaces'], everything: [] };

/**
 * Installs the locked packages unless they are installed: those for building and running, with `tests` all of them.
 */
export async function ensureInstalled({ tests = false } = {}) {
  const lock = readFileSync(lockFile, 'utf8');
  const digest = createHash('sha256').update(lock).digest('hex');
  const stampOf = (set) => `${platform} ${digest} ${set}`;
  const stamp = existsSync(pinnedNode) ? read(stampFile) : null;
  if (stamp === stampOf('everything') || (!tests && stamp === stampOf('product'))) return;
  const { packages } = JSON.parse(lock);
  const set = tests ? 'everything' : 'product';
  const complete = existsSync(pinnedNode) && matches(packages);
  // The tests' packages are added without removing the product's, which a running server may use.
  if (!complete) await install(set, { packages, add: stamp === stampOf('product') });
  // Last of all: an aborted installation has no stamp, and is repeated.
  writeFileSync(stampFile, stampOf(complete ? 'everything' : set));
}

async function install(set, { packages, add }) {
  // `npm ci` refuses a lock that lacks other platforms' binaries; `npm install` still installs the locked versions.
  const whole = missingFrom({ packages }).length === 0;
  const command = whole && !add ? ['ci'] : ['install', '--no-save'];
  // Building needs the development packages, also with NODE_ENV=production.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const what = add ? 'Installing the packages of the tests' : 'Installing packages';
  const { ok, output } = await timed(what, () =>
    run([...npm(), ...command, ...sets[set], ...flags], { quiet: true }),
  );
  if (!ok) throw new Error(`${output}\nThe packages could not be installed: see above.`);
  if (!existsSync(pinnedNode)) {
    throw new Error(`npm has installed no Node for ${platform}: the lock has one for Linux only.`);
  }
  // A third of Node's package is headers for compiling native parts, of which there are none.
  rmSync(join(root, 'node_modules', `node-${platform}`, 'include'), {
    recursive: true,
    force: true,
  });
}

/** The npm that started this process, on its own Node: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const known = cli?.endsWith('npm-cli.js') && node && existsSync(cli) && existsSync(node);
  return known ? [node, cli] : ['npm'];
}

/** Whether npm has installed everything already: its own record of node_modules agrees with the whole lock. */
function matches(packages) {
  const record = JSON.parse(read(join(root, 'node_modules/.package-lock.json')) ?? '{}').packages;
  if (!record) return false;
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, link, optional }]) => {
      const found = record[path];
      if (!found) return optional === true;
      return link ? existsSync(join(root, path)) : found.version === version;
    });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
