import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, timed, toolPath } from './processes.mjs';

const sources = ['contract', 'api', 'site', 'demo', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'build', '.react-router']);
const results = ['api/build/main.js', 'site/build/server/index.js'];
const stampFile = join(root, 'api/build/.built-from');

const builds = [
  { folder: 'site', command: ['react-router', 'build'] },
  { folder: 'api', command: ['rolldown', '-c', 'rolldown.config.mjs'] },
];

/** Builds the site and the API unless the existing build was made from the same sources. */
export async function ensureBuilt() {
  const files = sources.flatMap((path) => list(path)).sort();
  const stamp = readStamp();
  const complete = results.every((path) => existsSync(join(root, path)));
  const times = digest(files, (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return `${size} ${mtimeMs}`;
  });
  if (complete && stamp.times === times) return;
  // A checkout changes times of files without changing their content.
  const content = digest(files, (path) => readFileSync(join(root, path)));
  if (!complete || stamp.content !== content) {
    rmSync(stampFile, { force: true });
    await timed('Building', build);
  }
  writeFileSync(stampFile, JSON.stringify({ times, content }));
}

async function build() {
  const outcomes = await Promise.all(
    builds.map(({ folder, command }) => {
      const cwd = join(root, folder);
      const env = { ...process.env, NODE_ENV: 'production', PATH: toolPath(cwd) };
      return run(command, { cwd, env, quiet: true });
    }),
  );
  for (const { ok, output } of outcomes) if (!ok) process.stderr.write(`\n${output}\n`);
  if (!outcomes.every(({ ok }) => ok)) throw new Error('The build failed: see above.');
}

function list(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !notSources.has(name))
    .flatMap((name) => list(`${path}/${name}`));
}

function digest(files, what) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(what(file)).update('\0');
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** `npm run build` builds in any case. */
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  rmSync(stampFile, { force: true });
  await ensureBuilt().catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
}
