import type { BrowserContext, Page } from '@playwright/test';
import type { CodeLanguage } from '../../contract/assessment/questions/shapes.ts';
import { type CountingProxy, startCountingProxy } from '../support/counting-proxy.ts';
import { loadRunner, programOf, run, runTests } from '../support/runner.ts';
import { expect, test } from '../support/test.ts';
import { waitForNetwork } from '../support/wait-for-network.ts';

/** Programs in every language, on one page, and what they need from the network. */
test.describe.configure({ mode: 'default' });

let product: CountingProxy;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

test.beforeAll(async ({ browser, nibras }) => {
  product = await startCountingProxy(nibras.address);
  context = await browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await page.goto(`${product.address}/contact`);
  await loadRunner(page);
});

test.afterAll(async () => {
  await context.close();
  await product.close();
});

const sandboxFiles = () => product.requests.filter((line) => line.includes('/assets/sandbox/'));
const runText = (language: CodeLanguage, code: string, stdin = '') =>
  run(page, language, { files: programOf(language, code), stdin });

async function errorOf(language: CodeLanguage, code: string) {
  const { result } = await runText(language, code);
  expect(result.state).toBe('failed');
  const { name, message, file, line } = result.error ?? {};
  return { name, message, file, line };
}

const inputTest = { id: 'a', how: 'io', code: '' } as const;
const codeTest = (id: string, code: string) =>
  ({ id, how: 'code', input: '', expected: '', code }) as const;

test('a page without a program loads nothing of the runtimes', async ({ page: visited }) => {
  const requests: string[] = [];
  visited.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visited.goto('/courses/1');
  await waitForNetwork(visited);
  expect(requests).not.toEqual([]);
  expect(requests.filter((path) => /sandbox|\/assets\/runner-/.test(path))).toEqual([]);
});

test('the sandbox’s document has its policy however it is compressed', async () => {
  await run(page, 'javascript', { files: programOf('javascript', '') });
  const path =
    sandboxFiles()
      .find((line) => line.endsWith('.html'))
      ?.replace('GET ', '') ?? '';
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await page.request.get(`${product.address}${path}`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const headers = answer.headers();
    expect(headers['content-security-policy'], encoding).toContain('sandbox allow-scripts');
    expect(headers['x-frame-options'], encoding).toBeUndefined();
    expect(headers['cache-control'], encoding).toContain('immutable');
  }
});

test('JavaScript prints, reads lines, waits for timers and imports its files', async () => {
  const { result, events } = await run(page, 'javascript', {
    files: [
      {
        name: 'main.js',
        code: `import { add } from './sums.js';
console.log(add(2, 3), prompt(), [1, { a: 'ب' }], new Map([[1, 'x']]));
console.error('to err');
console.table([{ a: 1 }]);
setTimeout(() => console.log('later'), 10);`,
      },
      { name: 'sums.js', code: 'export const add = (a, b) => a + b;' },
    ],
    stdin: 'سطر\n',
  });
  expect(result).toEqual({
    output: "5 سطر [ 1, { a: 'ب' } ] Map(1) { 1 => 'x' }\n(index) | a\n0 | 1\nlater\n",
    error: null,
    state: 'done',
  });
  expect(events).toContainEqual({ kind: 'output', stream: 'err', text: 'to err\n' });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'table', rows: [['0', 1]] }));
});

test('errors of JavaScript name the learner’s file and line', async () => {
  expect(await errorOf('javascript', 'let x = 1;\n\nfoo(x);')).toEqual({
    name: 'ReferenceError',
    message: 'foo is not defined',
    file: 'main.js',
    line: 3,
  });
  expect(await errorOf('javascript', 'const a = ;')).toMatchObject({
    name: 'SyntaxError',
    message: "Unexpected token ';'",
    line: 1,
  });
  expect(await errorOf('javascript', "\nPromise.reject(new TypeError('no'));")).toMatchObject({
    name: 'TypeError',
    line: 2,
  });
  expect(await errorOf('javascript', "\nthrow 'text';")).toMatchObject({
    name: 'Uncaught',
    line: 2,
  });
});

test('tests compare what is printed, and run their own code in the program’s names', async () => {
  const results = await runTests(page, 'javascript', {
    files: programOf('javascript', 'const n = Number(prompt() ?? 0);\nconsole.log(n * 2);'),
    tests: [
      { ...inputTest, input: '4', expected: '8' },
      { ...inputTest, id: 'b', input: '4', expected: '9' },
      codeTest('c', 'assert(n === 0)'),
      codeTest('d', "assert(n === 5, 'n should be 5')"),
    ],
  });
  expect(results.map(({ passed }) => passed)).toEqual([true, false, true, false]);
  expect(results[3]).toMatchObject({ fromTest: true, error: { message: 'n should be 5' } });
});

test('a run is stopped, and ended after its time', async () => {
  const ends = await page.evaluate(async () => {
    const runner = window.runners.open('javascript');
    const files = [{ name: 'main.js', code: 'for (;;) {}' }];
    const stopped = runner.run({ files }, ({ kind, ...event }) => {
      if (kind === 'state' && 'state' in event && event.state === 'running') stopped.stop();
    });
    const { state } = await stopped.done;
    const late = await runner.run({ files, timeout: 200 }, () => undefined).done;
    return [state, late.state];
  });
  expect(ends).toEqual(['stopped', 'timed-out']);
});

test('TypeScript checks types, and its errors have the lines of the source', async () => {
  const { result } = await run(page, 'typescript', {
    files: [
      {
        name: 'main.ts',
        code: "import { type Point, far } from './point';\nconst point: Point = { x: 3, y: 4 };\nconsole.log(far(point));",
      },
      {
        name: 'point.ts',
        code: 'export interface Point { x: number; y: number }\nexport const far = ({ x, y }: Point): number => Math.hypot(x, y);',
      },
    ],
  });
  expect(result).toEqual({ output: '5\n', error: null, state: 'done' });
  expect(await errorOf('typescript', "let a: number = 1;\na = 'text';")).toEqual({
    name: 'TS2322',
    message: "Type 'string' is not assignable to type 'number'.",
    file: 'main.ts',
    line: 2,
  });
  const thrown = await errorOf('typescript', 'interface A { x: 1 }\n\nconst a: any = null;\na.x;');
  expect(thrown).toMatchObject({ name: 'TypeError', line: 4 });
  const [passed] = await runTests(page, 'typescript', {
    files: programOf('typescript', 'const twice = (n: number): number => n * 2;'),
    tests: [codeTest('a', 'assert(twice(4) === 8)')],
  });
  expect(passed).toMatchObject({ passed: true });
});

test('a page is drawn with its files, and tests run against it', async () => {
  const files = [
    {
      name: 'index.html',
      code: '<!doctype html>\n<link rel="stylesheet" href="style.css">\n<script defer src="./main.js"></script>\n<h1>مرحبا</h1>',
    },
    { name: 'style.css', code: 'h1 { color: rgb(1, 2, 3) }' },
    {
      name: 'main.js',
      code: "console.log(getComputedStyle(document.querySelector('h1')).color);",
    },
  ];
  const { result } = await run(page, 'html', { files });
  expect(result).toEqual({ output: 'rgb(1, 2, 3)\n', error: null, state: 'done' });
  const drawn = page.frameLocator('iframe[title^="الصفحة"]').frameLocator('iframe');
  await expect(drawn.getByRole('heading', { name: 'مرحبا' })).toBeVisible();
  const tests = [
    codeTest('a', "assert(document.querySelector('h1'))"),
    codeTest('b', "assert(document.querySelector('h2'), 'there is no h2')"),
  ];
  const results = await runTests(page, 'html', { files, tests });
  expect(results.map(({ passed }) => passed)).toEqual([true, false]);
  expect(await errorOf('html', '<!doctype html>\n<p>x\n<script>\nfoo();\n</script>')).toMatchObject(
    {
      name: 'ReferenceError',
      file: 'index.html',
      line: 4,
    },
  );
});

test('SQL shows the table of each statement, after the rows of a test', async () => {
  const { result, events } = await runText(
    'sql',
    'SELECT name FROM t ORDER BY 1;\nSELECT count(*) AS n FROM t;',
    "CREATE TABLE t(name); INSERT INTO t VALUES ('نور'), (NULL);",
  );
  expect(result.output).toBe('name\nNULL\nنور\n\nn\n2\n');
  expect(events.filter(({ kind }) => kind === 'table')).toHaveLength(2);
  expect(await errorOf('sql', 'SELECT 1;\n\nSELECT *\nFROM nope;')).toEqual({
    name: 'SqlError',
    message: 'no such table: nope',
    file: 'main.sql',
    line: 4,
  });
});

test('Python prints as it goes, reads lines and names the learner’s line', async () => {
  test.slow();
  const { result } = await run(page, 'python', {
    files: [
      { name: 'main.py', code: "import sums\nprint(sums.add(2, 3), input('اسمك؟ '))" },
      { name: 'sums.py', code: 'def add(a, b):\n    return a + b' },
    ],
    stdin: 'نور',
  });
  expect(result).toEqual({ output: 'اسمك؟ 5 نور\n', error: null, state: 'done' });
  const failed = await runText('python', 'def f(x):\n    return x / 0\n\nf(3)');
  expect(failed.result.error).toMatchObject({
    name: 'ZeroDivisionError',
    message: 'division by zero',
    file: 'main.py',
    line: 2,
  });
  expect(failed.result.error?.traceback).not.toContain('run.py');
});

test('after a first run every language runs without a network, after a reload of the page too', async () => {
  test.slow();
  const programs: [CodeLanguage, string][] = [
    ['python', 'print(42)'],
    ['javascript', 'console.log(42)'],
    ['html', '<script>console.log(42)</script>'],
    ['typescript', 'console.log(42 as number)'],
    ['sql', 'SELECT 42'],
  ];
  for (const [language, code] of programs) await runText(language, code);
  const files = sandboxFiles();
  await page.reload();
  await loadRunner(page);
  const sizes = await page.evaluate(() => window.runners.open('python').size());
  expect(sizes).toEqual({ bytes: expect.any(Number), cached: true });
  expect(sizes.bytes).toBeGreaterThan(4_000_000);
  await product.close();
  for (const [language, code] of programs) {
    const { result } = await runText(language, code);
    expect(result, language).toMatchObject({ error: null, state: 'done' });
    expect(result.output, language).toContain('42\n');
  }
  expect(sandboxFiles(), 'nothing was fetched twice').toEqual(files);
});

test('the browser had nothing to complain about', () => {
  expect(faults.filter((text) => !/ERR_CONNECTION|Failed to load resource/.test(text))).toEqual([]);
});
