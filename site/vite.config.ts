import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { plainReact } from './plain-react.ts';
import { slimRouter } from './slim-router.ts';
import { serviceWorker } from './worker/vite-plugin.ts';

const apiProxy = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/**
 * What starts every page, frameworks included: in one file it weighs 1.6 kB less (compressed) than in two, which
 * matters more here than that the frameworks stay cached when a release changes the rest. A group takes along all that
 * these import. `entry.client.tsx` is a file of its own in any case.
 */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/](root|shell[\\/]site-layout)\.tsx|contract[\\/]digits\.ts|platform[\\/](session[\\/](return-to|guards)|request[\\/]style-first)\.ts/;

/** Of our own parts and icons, those that many pages share. */
const sharedParts = /app[\\/](ui|platform|features)[\\/]|node_modules[\\/]@tanstack[\\/]/;
const manyPages = 8;

/** What a course's page shares with its lectures and its teacher's page: a dozen files of a few lines each. */
const ofCourses =
  /ui[\\/](accordion|drawn-when-seen|progress-bar|star-rating(-words)?)\.tsx?|courses[\\/](lecture-access|panel-card)\.tsx?|enrolment[\\/]queries\.ts|reviews[\\/]reviewed\.ts|query[\\/]use-arrived\.ts/;
const priceOrDate = /ui[\\/]price-(tag|logic)\.tsx?|browser[\\/]date-text\.tsx/;

/** Texts as authors write them, on articles and lectures. */
const richText =
  /rich-text[\\/](rich-text|rich-node|read-rich-text|code-block)\.tsx?|articles[\\/]copy-text\.ts/;

/**
 * What every member's page fetches besides, and a guest's does not, with what few of them share: each file by itself
 * costs a busy phone more, and a slow line one more way there and back for every six. The guard of the pages behind a
 * sign-in is in it, so that their HTML names it.
 */
const everyMember =
  /[\\/](useMutation|mutationObserver)\.js|app[\\/](shell[\\/](member-|unread-)|platform[\\/](session[\\/](session|stored|tabs|current|obfuscate|members-only)|realtime[\\/](connection|listeners|realtime))|features[\\/](discussions[\\/](use-desk|desk-queries|discussion-skeleton)|messenger[\\/](unread|looking)|notifications[\\/](bell|latest|notification-name|queries|site-link)|push[\\/](push-listener|push-state)|learning[\\/]player[\\/](player-keys|resume-position)))/;

/** What asks the API, and what reads its answers: a first view without a session does neither. */
const everyCall =
  /app[\\/]platform[\\/]api[\\/](call|read-answer|transport)\.ts|zod[\\/]v4[\\/](core[\\/](?!to-json|json-schema|memoizer|registries)|mini[\\/])|contract[\\/]reading(-courses?|-enrolment)?\.ts|messenger[\\/]read-unread|notifications[\\/]read-notifications/;

/** Modules that do nothing but offer what they export. */
const ourParts = /(app[\\/](ui|platform|features|shell)|contract)[\\/].*\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [plainReact(), slimRouter(), tailwindcss(), reactRouter(), serviceWorker()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Importing one of a feature's parts by its index must not take along the others.
          treeshake: { moduleSideEffects: (id) => !ourParts.test(id) },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              // A dozen small files weigh a third more than one: each is compressed by itself.
              groups: [
                { name: 'shell', test: everyPage, priority: 5 },
                // Before the parts, however many pages share it: most first views make no call.
                { name: 'call', test: everyCall, priority: 4 },
                { name: 'parts', test: sharedParts, minShareCount: manyPages, priority: 3 },
                { name: 'courses', test: ofCourses, priority: 2 },
                { name: 'price', test: priceOrDate, priority: 2 },
                { name: 'rich-text', test: richText, priority: 2 },
                {
                  name: 'saved',
                  test: /saved-articles[\\/]saved-(store|article)\.ts|platform[\\/]worker\.ts/,
                  priority: 2,
                },
                { name: 'member', test: everyMember, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/handler.ts' } },
      // Bundled whole: it starts faster, and React's own checks for NODE_ENV are settled here and
      // not by whoever starts the server.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  // Found only when a page first imports them, they would make the development server reload it.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'radix-ui',
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
