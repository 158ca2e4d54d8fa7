import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiProxy = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/** What changes only when a package is updated, and so stays cached from one release to the next. */
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** What starts every page; a group takes along all that these import. */
const everyPage = /app[\\/](entry\.client|root|shell[\\/]site-layout)\.tsx/;

/** Of our own parts and icons, those that many pages share. */
const sharedParts =
  /app[\\/](ui|platform|features)[\\/]|node_modules[\\/](lucide-react|@tanstack)[\\/]/;
const manyPages = 8;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              // A dozen small files weigh a third more than one: each is compressed by itself.
              groups: [
                { name: 'framework', test: framework, priority: 3 },
                { name: 'shell', test: everyPage, priority: 2 },
                { name: 'parts', test: sharedParts, minShareCount: manyPages, priority: 1 },
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
      'lucide-react',
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
