import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureTool } from './debian-tool.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, seconds, toolPath } from './processes.mjs';

/** `npm test`: installs what the tests need, and runs every check. `npm test -- unit e2e` runs those two. */

async function tool(command, folder = root, extra = {}) {
  const env = { ...process.env, ...extra, PATH: toolPath(folder) };
  if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';
  const { ok, output } = await run(command, { cwd: folder, env, copied: true });
  if (!ok) throw new Error(`${command.join(' ')} failed`, { cause: output });
}

async function types() {
  await tool(['react-router', 'typegen'], join(root, 'site'));
  const projects = ['contract', 'api', 'site', 'site/worker', 'e2e', 'faults'];
  await Promise.all(projects.map((project) => tool(['tsc', '-p', project])));
}

async function rules() {
  await tool(['node', 'scripts/complete-lock.mjs', '--check']);
  await tool(['depcruise', 'api', 'contract', 'site', 'demo', 'scripts', 'faults']);
}

async function lint() {
  await tool(['biome', 'check']);
  await tool(['node', 'scripts/counted-nouns.mjs']);
  await tool(['node', 'scripts/wording.mjs']);
  await tool(['dockerfile-utils', 'lint', 'Dockerfile']);
  // This rule contradicts Biome's quotes.
  const flags = ['--max-warnings', '0', '--disable-rule', 'require-quotes-in-ports'];
  await tool(['dclint', 'compose.yaml', ...flags]);
}

/**
 * Redis, what reads PDF files (`pdftotext` and `pdftoppm`), and ffmpeg. Where that cannot be installed, the tests of
 * videos try what the product does without it.
 */
async function ensureTools() {
  await ensureTool('redis-server');
  await ensureTool('pdftotext', { from: 'poppler-utils' });
  await ensureTool('ffmpeg').catch((error) => process.stderr.write(`${error.message}\n`));
}

/** The expressions are judged for a minute, so this runs beside the build, which leaves a core idle. */
const patterns = () => tool(['node', 'scripts/patterns.mjs']);

async function unitTests() {
  await ensureTools();
  await tool(['vitest', 'run']);
}

async function browserTests() {
  await ensureTools();
  await tool(['playwright', 'test', '-c', 'e2e'], root, await ensureChromium());
}

const checks = [
  { name: 'lint', about: 'style and formatting, and the cases of counted nouns', check: lint },
  { name: 'types', about: 'types of contract, api, site and tests', check: types },
  { name: 'rules', about: 'layout rules, lock file', check: rules },
  { name: 'patterns', about: 'regular expressions are linear', check: patterns },
  { name: 'unused', about: 'dead code', check: () => tool(['knip']) },
  { name: 'build', about: 'production build', check: ensureBuilt },
  {
    name: 'unit',
    about: 'unit and integration tests, and the quick part of `npm run test:faults`',
    check: unitTests,
    needs: 'build',
  },
  { name: 'e2e', about: 'the product in a browser', check: browserTests, needs: 'build' },
];

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}
// A requested check includes the one that it needs.
const wanted = (check) =>
  requested.length === 0 ||
  requested.includes(check.name) ||
  checks.some(({ name, needs }) => needs === check.name && requested.includes(name));

await ensureInstalled({ tests: true });

const results = new Map();
async function perform({ name, about, needs, check }) {
  process.stdout.write(`\n── ${name}: ${about} ──\n`);
  const started = Date.now();
  let problem = '';
  let output = '';
  try {
    if (needs && results.get(needs)?.problem) throw new Error(`not run: ${needs} failed`);
    await check();
  } catch (error) {
    problem = error.message;
    output = String(error.cause ?? '');
    process.stderr.write(`${problem}\n`);
  }
  results.set(name, { problem, output, time: seconds(started) });
}

const selected = checks.filter(wanted);
// The build leaves a core idle for much of its time: checks that do not need it run at the same time.
const building = Promise.all(selected.filter(({ name }) => name === 'build').map(perform));
for (const check of selected.filter(({ name, needs }) => name !== 'build' && !needs)) {
  await perform(check);
}
await building;
for (const check of selected.filter(({ needs }) => needs)) await perform(check);

// What a check printed last is repeated: the checks after it have moved it out of sight.
const repeatedLines = 60;
for (const [name, { output }] of results) {
  if (!output) continue;
  const lines = output.trimEnd().split('\n').slice(-repeatedLines);
  process.stdout.write(`\n── the end of what ${name} printed ──\n${lines.join('\n')}\n`);
}

process.stdout.write('\n');
for (const [name, { problem, time }] of results) {
  process.stdout.write(
    `${problem ? 'failed' : 'passed'}  ${name.padEnd(8)} ${time.padStart(8)}  ${problem.split('\n').at(-1)}\n`,
  );
}
const failed = [...results.values()].filter(({ problem }) => problem).length;
process.stdout.write(`\n${results.size - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
