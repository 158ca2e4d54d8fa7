import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          globalSetup: fileURLToPath(new URL('api/src/testing/database.ts', import.meta.url)),
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          root: 'site',
          include: ['app/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
        },
      },
    ],
  },
});
