import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkOfSeveral } from './chunk-of-several.ts';
import { compiledAtOnce } from './compiled-at-once.ts';
import { noteBundled } from './notices/bundled.ts';
import { notices } from './notices/vite-plugin.ts';
import { sandbox } from './runner/vite-plugin.ts';
import { serviceWorker } from './worker/vite-plugin.ts';

const apiProxy = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/** The modules that every page needs: the frameworks, the root and the layout, with all their imports. */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/](root|shell[\\/]site-layout)\.tsx/;

/**
 * Modules that several public pages share, without dialogs, forms, response parsing and what only a session needs:
 * these import Radix, the form library, zod and the socket client, which a guest's first view does not need. Nor does it
 * need the calls of services, which the link to the studio counts among them, or the stars, which only pages about one
 * course or one person's courses show, or lists that grow, such as the studio's. What the studio shares with one or two
 * public pages stays with those, and so do the styles of quizzes and programs, the records in the browser, and code inside
 * sentences.
 */
const sharedParts =
  /app[\\/](ui[\\/](?!work\.css|overlay[\\/](?!notice)|ornament[\\/]lantern|list[\\/](pagination|filter-links)|form[\\/]search-box|text[\\/](star-rating|money|highlight|code-literals|code-text|message-text-latin)\.)|platform[\\/](?!pages[\\/]list-results|browser[\\/]record-store|query[\\/]use-async|forms|proof|outbox|realtime|api[\\/](call|read-answer|transport|with-proof)|session[\\/](session\.|session-controller|stored|tabs|tab-|current|obfuscate|members-only|guests-only|guards|return-to))|learning[\\/]courses[\\/](?!studio|read-|list[\\/](category-hue|course-labels|course-card\.))|content[\\/]services[\\/](?!studio|queries))|contract[\\/]text[\\/]digits|node_modules[\\/]@tanstack[\\/](?!.*InfiniteQuery|.*infiniteQueryObserver)/;
const severalPages = 5;

/** What only the pages of lists show. */
const listParts =
  /app[\\/](ui[\\/](list[\\/](pagination|filter-links)|form[\\/]search-box|text[\\/]highlight)|platform[\\/]pages[\\/]list-results)/;

/** What only forms need that keep a draft: three small modules, which would be three requests. */
const draftParts = /app[\\/]platform[\\/]forms[\\/](draft|failure|use-draft)\./;

/** What every form of the contract needs: two small modules beside that of the fields, which would be two requests. */
const formParts = /app[\\/]platform[\\/]forms[\\/](use-contract-form|form-resolver|posted-form)\./;

/** Two small modules without imports, which would be two requests of the list of courses. */
const courseFacts =
  /contract[\\/]learning[\\/]courses[\\/]course-options\.ts|courses[\\/]list[\\/]category-hue\.ts/;

const studioLimits = /contract[\\/]content[\\/]items[\\/]studio[\\/]limits\.ts/;
const pageLimits = /contract[\\/]page-limits\.ts/;
const memberLimits = /contract[\\/]people[\\/]limits\.ts/;

/** Modules without side effects. */
const ourParts = /(app[\\/][\w-]+|contract)[\\/].*\.tsx?$/;

/** What only the API reads of the declaration of a call (`contract/call.ts`). */
const serverFacts =
  /^ +(?:access|bearer|proof|params|query|body|file|conflict|limit|searchable|cache|uncached): .*,\n/gm;

/** Leaves out of the browser's scripts what only the API reads of a call. */
const callsWithoutServerFacts: Plugin = {
  name: 'calls-without-server-facts',
  enforce: 'pre',
  transform(code, id) {
    const isDeclaration = /contract[\\/].*calls\.ts$/.test(id);
    if (!isDeclaration || this.environment.name !== 'client') return null;
    return { code: code.replace(serverFacts, ''), map: null };
  },
};

/** Builds the part of the site that the server itself runs to a file of its own; its threads import the rest. */
const serversOwnPart: Plugin = {
  name: 'servers-own-part',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'ssr') return;
    this.emitFile({
      type: 'chunk',
      id: join(import.meta.dirname, 'server/cacheable-pages.ts'),
      fileName: 'cacheable-pages.js',
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    callsWithoutServerFacts,
    serversOwnPart,
    tailwindcss(),
    reactRouter(),
    sandbox(),
    serviceWorker(),
    notices(),
    compiledAtOnce(['shell', 'parts']),
  ],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Importing one export of a feature's index must not include the others.
          treeshake: { moduleSideEffects: (id) => !ourParts.test(id) },
          output: {
            // The shortest that the bundler has: the names of files are a large part of the routes' manifest.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              // A dozen small files are a third larger than one, and each is a request.
              groups: [
                // A group takes what its modules import with it: without these the constants that `limits.ts`
                // exports from elsewhere would be in every page's scripts.
                { name: 'studio-limits', test: studioLimits, priority: 3 },
                { name: 'page-limits', test: pageLimits, priority: 3 },
                { name: 'member-limits', test: memberLimits, priority: 3 },
                { name: 'shell', test: everyPage, priority: 2 },
                {
                  name: chunkOfSeveral('parts', severalPages),
                  test: sharedParts,
                  minShareCount: severalPages,
                  priority: 1,
                },
                { name: 'lists', test: listParts, minShareCount: 2, priority: 0 },
                { name: 'draft', test: draftParts, priority: 0 },
                { name: 'forms', test: formParts, priority: 0 },
                { name: 'course-facts', test: courseFacts, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/handler.ts' } },
      // Bundled with its dependencies: it starts faster, and React's checks of NODE_ENV are resolved here, independent
      // of how the server is started.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  worker: { format: 'es' as const, plugins: () => [noteBundled()] },
  // Listed here, because dependencies that are discovered when a page first imports them make the development server
  // reload the page.
  optimizeDeps: {
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-toast',
      '@radix-ui/react-toolbar',
      '@tanstack/react-query',
      'react-hook-form',
      'zod',
      'zustand',
      'zustand/middleware',
    ],
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: {
      '/api': { target: apiProxy },
      '/storage': { target: apiProxy },
      '/socket.io': { target: apiProxy, ws: true },
      '/dev/mail': { target: apiProxy },
    },
  },
}));
