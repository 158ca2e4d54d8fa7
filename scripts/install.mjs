import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingFrom } from './complete-lock.mjs';
import { pinnedNode, root, run, timed } from './processes.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.installed-from');

/** Installs the locked packages unless they are there. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile, 'utf8');
  const wanted = `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
  if (read(stampFile) === wanted && existsSync(pinnedNode)) return;
  const { packages } = JSON.parse(lock);
  if (!matches(packages) || !existsSync(pinnedNode)) await install(packages);
  // Last of all: an installation that was cut short has no stamp, and is made anew.
  writeFileSync(stampFile, wanted);
}

async function install(packages) {
  // `npm ci` refuses a lock that lacks other platforms' binaries; `npm install` keeps to it all the same.
  const command = missingFrom({ packages }).length === 0 ? ['ci'] : ['install', '--no-save'];
  // Building needs the development packages, whatever NODE_ENV is set to.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { ok, output } = await timed('Installing packages', () =>
    run([...npm(), ...command, ...flags], { quiet: true }),
  );
  if (!ok) throw new Error(`${output}\nThe packages could not be installed: see above.`);
  if (!existsSync(pinnedNode)) {
    throw new Error('The pinned Node is missing: npm must be allowed to run install scripts.');
  }
}

/** The npm that started us, on the Node that it runs on: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const known = cli?.endsWith('npm-cli.js') && node && existsSync(cli) && existsSync(node);
  return known ? [node, cli] : ['npm'];
}

/** Whether somebody has run npm already: its own record of node_modules agrees with the lock. */
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
