import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiProxy = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/** What every page needs: one file instead of a dozen compresses better and stays cached longer. */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@tanstack)[\\/]/;

/** Our own part of it, without the routes and what only they use. */
const everyScreen =
  /app[\\/]platform[\\/](?!pages|forms|session[\\/](guards|members|guests|return))|contract[\\/](limits|digits)/;

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
              groups: [
                { name: 'vendor', test: everyPage },
                { name: 'platform', test: everyScreen },
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
