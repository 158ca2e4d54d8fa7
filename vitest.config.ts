import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const siteTests = ['app/**/*.test.{ts,tsx}', 'worker/**/*.test.ts', 'server/**/*.test.ts'];
/**
 * Tests that leave something behind that others would find (another module in a module's place, the clock, a global,
 * work that goes on after them) are named `*.isolated.test.ts`, and get a module graph of their own.
 */
const isolatedSiteTests = ['app/**/*.isolated.test.{ts,tsx}', 'worker/**/*.isolated.test.ts'];

/** The faults that `npm test` makes too; `npm run test:faults` makes all of them. */
const quickFaults = ['killed.test.ts', 'mail-away.test.ts', 'database-away.test.ts'];
const everyFault = process.env.FAULTS === 'whole';

/** What mostly waits for processes comes first: at the end it would do that alone. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const waits = ({ project, moduleId }: TestSpecification) =>
      project.name === 'faults' || /\/(embedded|commands)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    // One fewer than there are cores is the default: on two, all that waits for a queue or a process would wait alone.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: WaitingFirst },
    projects: [
      { test: { name: 'docs', root: 'docs', include: ['*.test.ts'], isolate: false } },
      { test: { name: 'contract', root: 'contract', include: ['**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          // Each file has a server and a database of its own; loading the code anew for each took half of the time.
          isolate: false,
          globalSetup: fileURLToPath(new URL('api/src/testing/database.ts', import.meta.url)),
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Most of the site's tests take less time than a memory of their own would.
      {
        test: {
          name: 'site',
          root: 'site',
          include: siteTests,
          exclude: isolatedSiteTests,
          isolate: false,
        },
      },
      { test: { name: 'site-isolated', root: 'site', include: isolatedSiteTests } },
      {
        test: {
          name: 'faults',
          root: 'faults',
          include: everyFault ? ['*.test.ts'] : quickFaults,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          // Each has servers and databases of its own: much of the time they wait, while other tests use it.
          ...(everyFault && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
        },
      },
    ],
  },
});
