import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { noteBundled } from '../notices/bundled.ts';

const fileName = 'service-worker.js';

/** What every page begins with. */
const everyPage = /app\/(entry\.client|root|shell\/site-layout)\.tsx/;

/** The pages of saved articles. */
const articlePages = [
  'app/content/articles/article-page.tsx',
  'app/content/articles/saved/saved-articles-page.tsx',
];

/** The lazily loaded modules that these pages need, for guests and members. */
const lazyModules =
  /app\/(ui|platform|shell)\/|app\/content\/articles\/(?!studio)|contract\/(compat\/parse-(fields|articles)|content\/articles\/shapes)\.ts/;

/** The same for the playground, with all languages. */
const playgroundPages = ['app/assessment/playground/playground-page.tsx'];
const playgroundModules =
  /app\/(ui|platform|shell|assessment\/(playground|code-editor|code-run|runner|explain))\/|contract\/|node_modules\/(@codemirror|@lezer|zod|idb-keyval)\//;

const isChunk = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** A chunk that several modules share is needed if any of them is. */
const isNeeded = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, lazy: RegExp) =>
  (facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => lazy.test(id));

/** The built files that some pages need, found through their imports. @throws Error for a page that is not built */
function offlineFiles(
  bundle: Rolldown.OutputBundle,
  pages: readonly string[],
  lazy: RegExp,
): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const files = new Set<string>();
  function addWithImports(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const name of chunk.imports) addWithImports(find(name));
    for (const name of chunk.dynamicImports) {
      const lazyChunk = find(name);
      if (lazyChunk && isNeeded(lazyChunk, lazy)) addWithImports(lazyChunk);
    }
  }
  const find = (name: string) => chunks.find((chunk) => chunk.fileName === name);
  for (const chunk of chunks) if (everyPage.test(chunk.facadeModuleId ?? '')) addWithImports(chunk);
  for (const page of pages) {
    // React Router asks for a page with a query after its path.
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(page));
    if (!chunk) throw new Error(`The service worker looks for ${page}, which is not built`);
    addWithImports(chunk);
  }
  for (const name of Object.keys(bundle))
    if (/(arabic|latin)-wght.*\.woff2$/.test(name)) files.add(name);
  return [...files];
}

async function buildWorker(
  assets: string[],
  playground: string[],
  version: string,
): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [noteBundled()],
    define: {
      WORKER_VERSION: JSON.stringify(version),
      OFFLINE_ASSETS: JSON.stringify(assets),
      PLAYGROUND_ASSETS: JSON.stringify(playground),
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rollupOptions: { input: join(import.meta.dirname, 'main.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * Builds `/service-worker.js` after the client and the server build, because only then all file names are known; in
 * development it is built on request and caches no scripts.
 */
export function serviceWorker(): Plugin {
  let files: string[] = [];
  let playgroundFiles: string[] = [];
  let folder = '';
  return {
    name: 'nibras:service-worker',
    sharedDuringBuild: true,
    generateBundle(options, bundle) {
      if (this.environment.name !== 'client') return;
      files = offlineFiles(bundle, articlePages, lazyModules);
      playgroundFiles = offlineFiles(bundle, playgroundPages, playgroundModules);
      folder = options.dir ?? '';
    },
    async closeBundle() {
      if (this.environment.name !== 'ssr' || folder === '') return;
      // React Router writes its route manifest between the client and the server build.
      const written = new Set(
        (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`),
      );
      const routes = [...written].filter((name) => /\/manifest-\w+\.js$/.test(name));
      // A chunk of nothing but styles is in the bundle, and is not written.
      const addresses = (names: string[]) =>
        [...names.filter((name) => written.has(name)), ...routes].map((file) => `/${file}`).sort();
      const assets = addresses(files);
      const playground = addresses(playgroundFiles);
      const code = await buildWorker(
        assets,
        playground,
        createHash('sha256').update([assets, playground].join()).digest('hex').slice(0, 10),
      );
      await writeFile(join(folder, fileName), code);
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildWorker([], [], 'development').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}
