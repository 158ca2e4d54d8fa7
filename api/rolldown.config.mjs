import { defineConfig } from 'rolldown';

// Ours is bundled, packages are not: they are installed anyway, and several of them (sharp, pino's
// workers, the database's binaries) look for files beside themselves.
const ours = /^(\.|\/|#|@nibras\/)/;

export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !ours.test(id) && id !== 'src/main.ts',
  output: {
    dir: 'build',
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
