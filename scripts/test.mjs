import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureTool } from './debian-tool.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, seconds, toolPath } from './processes.mjs';

/** `npm test`: installs what the tests need, and runs every check. `npm test -- unit e2e` runs those two. */

async function tool(command, folder = root, extra = {}) {
  const env = { ...process.env, ...extra, PATH: toolPath(folder) };
  const { ok } = await run(command, { cwd: folder, env });
  if (!ok) throw new Error(`${command.join(' ')} failed`);
}

async function types() {
  await tool(['react-router', 'typegen'], join(root, 'site'));
  const rooms = ['contract', 'api', 'site', 'site/worker', 'e2e', 'faults'];
  await Promise.all(rooms.map((room) => tool(['tsc', '-p', room])));
}

async function rules() {
  await tool(['node', 'scripts/complete-lock.mjs', '--check']);
  await tool(['node', 'scripts/schema-snapshot.mjs', '--check']);
  await tool(['depcruise', 'api', 'contract', 'site', 'demo', 'scripts', 'faults']);
}

async function lint() {
  await tool(['biome', 'check']);
  await tool(['dockerfile-utils', 'lint', 'Dockerfile']);
  // Biome has its own way with quotes.
  const flags = ['--max-warnings', '0', '--disable-rule', 'require-quotes-in-ports'];
  await tool(['dclint', 'compose.yaml', ...flags]);
}

async function unitTests() {
  await ensureTool('redis-server');
  await tool(['vitest', 'run']);
}

async function browserTests() {
  await ensureTool('redis-server');
  await tool(['playwright', 'test', '-c', 'e2e'], root, await ensureChromium());
}

const checks = [
  { name: 'lint', about: 'style and formatting', check: lint },
  { name: 'types', about: 'types of contract, api, site and tests', check: types },
  { name: 'rules', about: 'rules of the house', check: rules },
  { name: 'unused', about: 'dead code', check: () => tool(['knip']) },
  { name: 'build', about: 'production build', check: ensureBuilt },
  {
    name: 'unit',
    about: 'rules, routes, parts, and the quick part of `npm run test:faults`',
    check: unitTests,
    needs: 'build',
  },
  { name: 'e2e', about: 'the main job in a browser', check: browserTests, needs: 'build' },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}
// A check that is asked for brings along what it needs.
const wanted = (check) =>
  asked.length === 0 ||
  asked.includes(check.name) ||
  checks.some(({ name, needs }) => needs === check.name && asked.includes(name));

await ensureInstalled({ tests: true });

const results = new Map();
async function make({ name, about, needs, check }) {
  process.stdout.write(`\n── ${name}: ${about} ──\n`);
  const started = Date.now();
  let problem = '';
  try {
    if (needs && results.get(needs)?.problem) throw new Error(`not run: ${needs} failed`);
    await check();
  } catch (error) {
    problem = error.message;
    process.stderr.write(`${problem}\n`);
  }
  results.set(name, { problem, time: seconds(started) });
}

const asWanted = checks.filter(wanted);
// The build leaves a core idle for much of its time: what needs none of it is checked beside it.
const beside = Promise.all(asWanted.filter(({ name }) => name === 'build').map(make));
for (const check of asWanted.filter(({ name, needs }) => name !== 'build' && !needs)) {
  await make(check);
}
await beside;
for (const check of asWanted.filter(({ needs }) => needs)) await make(check);

process.stdout.write('\n');
for (const [name, { problem, time }] of results) {
  process.stdout.write(
    `${problem ? 'failed' : 'passed'}  ${name.padEnd(8)} ${time.padStart(8)}  ${problem.split('\n').at(-1)}\n`,
  );
}
const failed = [...results.values()].filter(({ problem }) => problem).length;
process.stdout.write(`\n${results.size - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
