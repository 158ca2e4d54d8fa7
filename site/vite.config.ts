import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './worker/vite-plugin.ts';

const apiProxy = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/** What starts every page: the frameworks, the root and the layout, with all that these import. */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/](root|shell[\\/]site-layout)\.tsx/;

/**
 * What several public pages share, without the dialogs, the forms, what reads answers and what only a session needs:
 * these bring Radix, the form library, zod and the socket client, which a guest's first view does not need.
 */
const sharedParts =
  /app[\\/](ui[\\/](?!overlay)|platform[\\/](?!forms|realtime|api[\\/](call|read-answer|transport)|session[\\/](session\.|session-controller|stored|tabs|tab-|current|obfuscate|members-only))|features[\\/](courses|services)[\\/](?!read-))|contract[\\/]digits|node_modules[\\/]@tanstack[\\/]/;
const severalPages = 5;

/** Modules that do nothing but offer what they export. */
const ourParts = /(app[\\/](ui|platform|features|shell)|contract)[\\/].*\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
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
              // A dozen small files weigh a third more than one, and each is a request.
              groups: [
                { name: 'shell', test: everyPage, priority: 2 },
                { name: 'parts', test: sharedParts, minShareCount: severalPages, priority: 1 },
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
