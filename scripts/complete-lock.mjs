import { execFile } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * A lock must list the binaries of every platform, else `npm ci` refuses it on every machine. npm leaves some out where
 * the registry does not have all of them. After `npm install`, `node scripts/complete-lock.mjs` adds them: optional, at
 * the exact version that their package requires, and for their platform only, so that other platforms do not fetch them.
 *
 * npm verifies a package by the integrity hash of the lock, and installs it unverified where there is none. Missing
 * hashes are requested from the registry; packages whose hash it does not have are listed in
 * `scripts/without-integrity.json`, so that a new one shows in a review. `--check` changes nothing and uses no network:
 * it refuses a lock that lacks an entry, or a hash that the list does not name, or a hash for a platform of deployment.
 */

const listFile = fileURLToPath(new URL('without-integrity.json', import.meta.url));
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

/** @returns {{ path: string, entry: object }[]} the entries that the lock lacks */
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

/** Resolves a dependency as Node does: in the package's own node_modules, then in each folder above. */
function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (join(folder, 'node_modules', name) in packages) return true;
    if (!folder) return false;
  }
}

/** The folder that contains the package itself. */
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

/** Platforms of deployment: their entries must have a hash, whatever the list says. */
const isDeployedOn = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) =>
  os.includes('linux') && libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'));

/** @returns {string[]} `name@version` of registry packages whose hash the lock lacks */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path, { version }]) => `${nameOf(path)}@${version}`)
    .sort();
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {string[]} known packages that may lack a hash
 * @returns {string[]} the problems of the lock's hashes, one line each
 */
export function integrityProblems(lock, known) {
  const lacking = withoutIntegrity(lock);
  const deployed = Object.entries(lock.packages)
    .filter(([, entry]) => !entry.optional || isDeployedOn(entry))
    .map(([path, { version }]) => `${nameOf(path)}@${version}`);
  return [
    ...lacking
      .filter((one) => !known.includes(one) || deployed.includes(one))
      .map((one) => `${one} has no integrity hash`),
    ...known
      .filter((one) => !lacking.includes(one))
      .map((one) => `${one} must be removed from scripts/without-integrity.json`),
  ];
}

/** The registry's hash of a package; null where it has none. */
async function hashOf(name, version) {
  const spec = `${name}@${version}`;
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', spec, 'dist.integrity', '--json']);
    return stdout.trim() ? JSON.parse(stdout) : null;
  } catch {
    return null;
  }
}

async function addHashes({ packages }) {
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
    const integrity = await hashOf(nameOf(path), entry.version);
    if (integrity) packages[path] = { version: entry.version, integrity, ...entry };
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const missing = missingFrom(lock);
  for (const { path } of missing) console.log(path);
  if (process.argv.includes('--check')) {
    if (missing.length > 0) console.log('are missing in the lock');
    const problems = integrityProblems(lock, JSON.parse(readFileSync(listFile, 'utf8')));
    for (const problem of problems) console.log(problem);
    const wrong = missing.length + problems.length > 0;
    if (wrong) console.log('Run node scripts/complete-lock.mjs');
    process.exit(wrong ? 1 : 0);
  }
  for (const { path, entry } of missing) lock.packages[path] = entry;
  await addHashes(lock);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  const lacking = withoutIntegrity(lock);
  writeFileSync(listFile, `${JSON.stringify(lacking, null, 2)}\n`);
  for (const one of lacking)
    console.log(`${one} has no integrity hash: the registry does not have it`);
}
