import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BrowserContext, chromium } from '@playwright/test';
import { startServer } from './server.ts';

/**
 * `npm run bench -- runner`: how long until a program of each language has run, on a first visit and on a later one in the
 * same browser. `SLOWED=4` slows the page's own thread; browsers slow no workers, in which programs run, so that their
 * part is told apart.
 */
const rounds = Number(process.env.ROUNDS ?? 3);
const slowed = Number(process.env.SLOWED ?? 4);
const programs = {
  javascript: ['main.js', 'console.log(42)'],
  html: ['index.html', '<script>console.log(42)</script>'],
  sql: ['main.sql', 'SELECT 42'],
  typescript: ['main.ts', 'console.log(42 as number)'],
  python: ['main.py', 'print(42)'],
} as const;

const assets = join(import.meta.dirname, '../site/build/client/assets');
const script = readdirSync(assets).find((name) => /^runner-[\w-]+\.js$/.test(name));

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from opening a runner to `ready`, and to the end of a first program. */
async function visit(context: BrowserContext, address: string, language: keyof typeof programs) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`${address}/contact`);
  const [name, code] = programs[language];
  const times = await page.evaluate(
    async ([path, given, file, text]) => {
      const started = performance.now();
      const { openRunner } = await import(path);
      const runner = openRunner(given);
      await runner.prepare();
      const ready = performance.now() - started;
      const run = runner.run({ files: [{ name: file, code: text }] }, () => undefined);
      const { state } = await run.done;
      if (state !== 'done') throw new Error(`${given}: ${state}`);
      // Python keeps its snapshot meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return ready;
    },
    [`/assets/${script}`, language, name, code] as const,
  );
  await page.close();
  return times;
}

const server = await startServer({ serve: 'site,api' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
process.stdout.write(
  `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}, page slowed ${slowed} times, ${rounds} rounds\n`,
);
const began = performance.now();
for (const language of Object.keys(programs) as (keyof typeof programs)[]) {
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    first.push(await visit(context, server.address, language));
    again.push(await visit(context, server.address, language));
    await context.close();
  }
  process.stdout.write(
    `${language.padEnd(12)} first ${median(first).toFixed(0).padStart(6)} ms   again ${median(again).toFixed(0).padStart(6)} ms\n`,
  );
}
process.stdout.write(`took ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
await browser.close();
await server.stop();
