import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const siteTests = [
  'app/**/*.test.{ts,tsx}',
  'worker/**/*.test.ts',
  'runner/**/*.test.ts',
  'notices/**/*.test.ts',
  'server/**/*.test.ts',
];
/**
 * Tests with effects on other tests (a mocked module, the clock, a global, work that continues after them) are named
 * `*.isolated.test.ts`, and get a module graph of their own.
 */
const isolatedSiteTests = ['app/**/*.isolated.test.{ts,tsx}', 'worker/**/*.isolated.test.ts'];

/** The fault tests of `npm test`; `npm run test:faults` runs all of them. */
const quickFaults = [
  'half-sent.test.ts',
  'killed.test.ts',
  'mail-away.test.ts',
  'database-away.test.ts',
];
const everyFault = process.env.FAULTS === 'whole';

/**
 * A busy machine makes a test late, and not wrong: whoever waits for something waits this long (ms), where Vitest's own
 * limits are one and five seconds. `vi.waitFor` does not read them, so it is passed a limit, or is `expect.poll`.
 */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** What runs for long runs first, and what mostly waits before all: at the end nothing else would run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification) => {
      if (project.name === 'faults' || /\/(embedded|commands)\.test\.ts$/.test(moduleId)) return 0;
      return /\/(access|every-route|backup|push|random-orders)\.test\.ts$/.test(moduleId) ? 1 : 2;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    // The default is one fewer than the cores: on two cores nothing would run while a test waits.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'docs', root: 'docs', include: ['*.test.ts'], isolate: false, ...patient } },
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['**/*.test.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          // Each file has a server and a database of its own; loading the code again for each took half of the time.
          isolate: false,
          globalSetup: fileURLToPath(new URL('api/src/testing/database.ts', import.meta.url)),
          ...patient,
        },
      },
      // Most tests of the site take less time than an isolated module graph would.
      {
        test: {
          name: 'site',
          root: 'site',
          include: siteTests,
          exclude: isolatedSiteTests,
          isolate: false,
          ...patient,
        },
      },
      { test: { name: 'site-isolated', root: 'site', include: isolatedSiteTests, ...patient } },
      {
        test: {
          name: 'faults',
          root: 'faults',
          include: everyFault ? ['*.test.ts'] : quickFaults,
          ...patient,
          // In `npm test` they run beside other tests, since they mostly wait; all of them run one after another.
          ...(everyFault && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
        },
      },
    ],
  },
});
