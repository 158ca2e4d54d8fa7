import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Row, textTable } from './report.ts';
import { median, ratio } from './rounds.ts';

/**
 * `npm run bench -- start <commit>`: what `npm start` costs in a fresh clone with an empty npm cache, beside the same of an
 * earlier commit, in turn. Processor seconds (user and system, of all processes that it starts) instead of time, which
 * depends on the network and on what else the machine does. `ROUNDS=3` measures each three times: the number is odd, so that
 * the median is one round's, and each round starts with the other commit.
 */
const rounds = Number(process.env.ROUNDS ?? 1);
if (!(Number.isInteger(rounds) && rounds % 2 === 1)) throw new Error('ROUNDS is an odd number');
const [against = 'HEAD~1'] = process.argv.slice(2);
const repository = join(import.meta.dirname, '..');
const commits = { now: 'HEAD', before: against };
type Side = keyof typeof commits;

const work = mkdtempSync(join(tmpdir(), 'nibras-start-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

const folderOf = (side: Side) => join(work, side);
const cacheOf = (side: Side) => join(work, `${side}-cache`);

/** Clones both commits anew. Git counts their time, which is not part of a start. */
function clone(side: Side) {
  for (const folder of [folderOf(side), cacheOf(side)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(cacheOf(side));
  execFileSync('git', ['clone', '--quiet', '--no-checkout', repository, folderOf(side)]);
  const commit = execFileSync('git', ['rev-parse', commits[side]], { cwd: repository });
  execFileSync('git', ['checkout', '--quiet', commit.toString().trim()], { cwd: folderOf(side) });
}

/** The sum of the times of a line of the shell's `times`, such as `0m0.02s 1m2.34s`. */
const secondsIn = (line: string) =>
  line.split(' ').reduce((sum, time) => {
    const [minutes, seconds = ''] = time.split('m');
    return sum + 60 * Number(minutes) + Number.parseFloat(seconds);
  }, 0);

/**
 * Runs a line of a shell in a clone, which `untilReady` stops once the server is ready and has sent its first page.
 * @returns the processor seconds of the shell and everything that it has started
 * @throws Error when the line fails
 */
async function processorSeconds(side: Side, line: string, untilReady = false): Promise<number> {
  const { NODE_ENV: _, npm_lifecycle_event: __, ...own } = process.env;
  const env = {
    ...own,
    npm_config_cache: cacheOf(side),
    PORT: '0',
    DATA_DIR: `${folderOf(side)}/data`,
  };
  const shell = spawn('sh', ['-c', `trap : TERM; ${line} && times`], {
    cwd: folderOf(side),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let end = '';
  for await (const text of createInterface(shell.stdout)) {
    end = `${end}\n${text}`.slice(-200);
    const address = /is ready: (http:\S+)/.exec(text)?.[1];
    if (!address || !untilReady || !shell.pid) continue;
    const { status } = await fetch(address);
    process.kill(-shell.pid, 'SIGTERM');
    if (status !== 200) throw new Error(`the first page of ${side} was answered with ${status}`);
  }
  const [shellTimes = '', childTimes = ''] = end.trim().split('\n').slice(-2);
  const sum = secondsIn(shellTimes) + secondsIn(childTimes);
  // A shell whose line has failed prints no times.
  if (Number.isNaN(sum)) throw new Error(`${line} failed for ${side}:\n${end}`);
  return sum;
}

/** The number and the bytes of a folder's files, without what links lead to, such as the workspaces. */
function sizeOf(folder: string): { files: number; bytes: number } {
  const size = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const inside = entry.isDirectory() ? sizeOf(path) : null;
    if (!inside && !entry.isFile()) continue;
    size.files += inside?.files ?? 1;
    size.bytes += inside?.bytes ?? statSync(path).size;
  }
  return size;
}

function packagesIn(side: Side): number {
  const record = readFileSync(join(folderOf(side), 'node_modules/.package-lock.json'), 'utf8');
  return Object.keys(JSON.parse(record).packages).length;
}

const ensure = (script: string, name: string) =>
  `node -e "import('./scripts/${script}.mjs').then((made) => made.${name}())"`;
const phases = {
  install: (side: Side) => processorSeconds(side, ensure('install', 'ensureInstalled')),
  build: (side: Side) => processorSeconds(side, ensure('build', 'ensureBuilt')),
  'database, demo content and first page': (side: Side) =>
    processorSeconds(side, 'DEMO=1 sh scripts/serve.sh', true),
};
const names = Object.keys(phases) as (keyof typeof phases)[];
const measured = Object.fromEntries(
  names.map((name) => [name, { now: [] as number[], before: [] as number[] }]),
) as Record<keyof typeof phases, Record<Side, number[]>>;

for (let round = 0; round < rounds; round += 1) {
  const sides = ['now', 'before'] as const;
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    clone(side);
    for (const name of names) measured[name][side].push(await phases[name](side));
  }
}

const row = (
  what: string,
  now: number[],
  before: number[],
  unit: (value: number) => string,
): Row => ({
  part: 'start',
  what,
  measured: unit(median(now)),
  baseline: unit(median(before)),
  ratio: ratio(now, before),
  bound: null,
});
const sumOf = (side: Side) =>
  Array.from({ length: rounds }, (_, round) =>
    names.reduce((sum, name) => sum + (measured[name][side][round] ?? 0), 0),
  );
const seconds = (value: number) => `${value.toFixed(1)} s`;
const sizes = {
  now: sizeOf(join(folderOf('now'), 'node_modules')),
  before: sizeOf(join(folderOf('before'), 'node_modules')),
};
const rows = [
  ...names.map((name) => row(name, measured[name].now, measured[name].before, seconds)),
  row('together', sumOf('now'), sumOf('before'), seconds),
  row(
    'installed',
    [sizes.now.bytes],
    [sizes.before.bytes],
    (value) => `${Math.round(value / 1e6)} MB`,
  ),
  row('installed packages', [packagesIn('now')], [packagesIn('before')], String),
  row('installed files', [sizes.now.files], [sizes.before.files], String),
];
process.stdout.write(
  `\nprocessor seconds of \`npm start\` in a fresh clone, beside ${against}\n${textTable(rows)}\n`,
);
