import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureClock } from './clock.mjs';
import { ensureTool } from './debian-tool.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, toolPath } from './processes.mjs';

/**
 * `npm run test:faults`: installs and builds what is missing, tests a real server under every fault, and ends with a
 * table. `npm run test:faults -- disk-full` runs one of them.
 */

const wrap = (text, width) => text.match(new RegExp(`.{1,${width}}(?=\\s|$)|.{1,${width}}`, 'g'));
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** One row for each test: the fault, how often it was caused, what was checked, the result, and how long it took. */
function table(results) {
  const rows = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration, meta }) => ({
      fault: ancestorTitles[0] ?? basename(name, '.test.ts'),
      rounds: String(meta?.rounds ?? 1),
      checked: title,
      result: status,
      time: seconds(duration ?? 0),
    })),
  );
  const line = (fault, rounds, checked, result, time) =>
    `${fault.padEnd(30)} ${rounds.padStart(6)}  ${checked.padEnd(64)} ${result.padEnd(7)} ${time.padStart(8)}`;
  const lines = [line('fault', 'rounds', 'what was checked', 'result', 'time')];
  for (const { fault, rounds, checked, result, time } of rows) {
    const [names, texts] = [wrap(fault.trim(), 30), wrap(checked, 64).map((text) => text.trim())];
    for (let index = 0; index < Math.max(names.length, texts.length); index += 1) {
      const first = index === 0;
      lines.push(
        line(
          names[index]?.trim() ?? '',
          first ? rounds : '',
          texts[index] ?? '',
          first ? result : '',
          first ? time : '',
        ).trimEnd(),
      );
    }
  }
  return lines.join('\n');
}

await ensureInstalled({ tests: true });
await ensureBuilt();
await ensureTool('redis-server');
await ensureTool('nginx');
const clock = await ensureClock();
const chromium = await ensureChromium();

const folder = mkdtempSync(join(tmpdir(), 'nibras-faults-'));
const report = join(folder, 'report.json');
const chosen = process.argv.slice(2);
const { ok: passed } = await run(
  [
    'vitest',
    'run',
    ...['--project', 'faults'],
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
    ...chosen,
  ],
  {
    env: {
      ...process.env,
      ...chromium,
      FAULTS: 'whole',
      CLOCK_LIBRARY: clock ?? '',
      PATH: toolPath(),
    },
  },
);
// Somebody types in the studio while tabs, network, server and database fail.
let typed = true;
if (chosen.length === 0 || chosen.includes('typing')) {
  const env = { ...process.env, ...chromium, FAULTS: 'whole', PATH: toolPath() };
  const args = ['-c', 'e2e', 'typing-faults.spec', '--project', 'studio'];
  typed = (await run(['playwright', 'test', ...args], { cwd: root, env })).ok;
}
// The main job and a chat in browsers, with all the processes of `machines`.
let ok = passed && typed;
if (chosen.length === 0 || chosen.includes('machines')) {
  const env = { ...process.env, ...chromium, FAULTS: 'whole', PATH: toolPath() };
  const browser = await run(
    ['playwright', 'test', '-c', 'e2e', 'machines.spec', '--project', 'desk-light'],
    { cwd: root, env },
  );
  ok &&= browser.ok;
}
try {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  process.stdout.write(`\n${table(testResults)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(ok ? '\nEvery test passed.\n' : '\nFAILED: see above.\n');
process.exit(ok ? 0 : 1);
