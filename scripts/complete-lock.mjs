import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A lock names the binaries of every platform, so that `npm ci` accepts it everywhere. One that was
 * written where the registry has not all of them lacks some, and `npm ci` then refuses it on every
 * machine. After `npm install`, `node scripts/complete-lock.mjs` adds them: optional, at the exact
 * version that their package asks for, and bound to their platform, so that nobody else fetches them.
 * `--check` only tells.
 */

const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'linux',
  'sunos',
  'aix',
  'openharmony',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** @returns {{ path: string, entry: object }[]} what the lock lacks */
export function missingFrom({ packages }) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!resolves(packages, path, name)) {
        missing.set(beside(path, name), { version, optional: true, ...platformOf(name) });
      }
    }
  }
  return [...missing].map(([path, entry]) => ({ path, entry }));
}

/** Looks a dependency up as Node does: in the package's own node_modules, then in each folder above. */
function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (join(folder, 'node_modules', name) in packages) return true;
    if (!folder) return false;
  }
}

/** The folder that the package itself lies in. */
const beside = (path, name) => {
  const end = path.lastIndexOf('node_modules/');
  return `${end < 0 ? '' : path.slice(0, end)}node_modules/${name}`;
};

/** `@scope/tool-linux-arm64-musl` is for linux, arm64 and musl. */
function platformOf(name) {
  const words = name
    .split('/')
    .at(-1)
    .replace('windows', 'win32')
    .replace('linuxmusl', 'linux-musl')
    .split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && { libc: [libc] }),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const missing = missingFrom(lock);
  for (const { path } of missing) console.log(path);
  if (process.argv.includes('--check')) {
    if (missing.length > 0)
      console.log('are missing in the lock: run node scripts/complete-lock.mjs');
    process.exit(missing.length > 0 ? 1 : 0);
  }
  for (const { path, entry } of missing) lock.packages[path] = entry;
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}
