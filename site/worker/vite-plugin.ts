import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const fileName = 'service-worker.js';

/** The entry modules of the pages of saved articles. */
const entryModules =
  /app\/(entry\.client|root|shell\/site-layout|features\/(articles\/article|saved-articles\/saved-articles)-page)\.tsx/;

/** The lazily loaded modules that these pages need, for guests and members. */
const lazyModules =
  /app\/(ui|platform|shell|features\/(articles|saved-articles))\/|contract\/(compat\/parse-(fields|articles)|articles)\.ts/;

const isChunk = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** A chunk that several modules share is needed if any of them is. */
const isNeeded = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  (facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => lazyModules.test(id));

/** The built files that the pages of saved articles need, found through their imports. */
function offlineFiles(bundle: Rolldown.OutputBundle): string[] {
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
      if (lazyChunk && isNeeded(lazyChunk)) addWithImports(lazyChunk);
    }
  }
  const find = (name: string) => chunks.find((chunk) => chunk.fileName === name);
  for (const chunk of chunks)
    if (entryModules.test(chunk.facadeModuleId ?? '')) addWithImports(chunk);
  for (const name of Object.keys(bundle))
    if (/(arabic|latin)-wght.*\.woff2$/.test(name)) files.add(name);
  return [...files];
}

async function buildWorker(assets: string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { WORKER_VERSION: JSON.stringify(version), OFFLINE_ASSETS: JSON.stringify(assets) },
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
  let folder = '';
  return {
    name: 'nibras:service-worker',
    sharedDuringBuild: true,
    generateBundle(options, bundle) {
      if (this.environment.name !== 'client') return;
      files = offlineFiles(bundle);
      folder = options.dir ?? '';
    },
    async closeBundle() {
      if (this.environment.name !== 'ssr' || folder === '') return;
      // React Router writes its route manifest between the client and the server build.
      const routes = (await readdir(join(folder, 'assets'))).filter((name) =>
        /^manifest-\w+\.js$/.test(name),
      );
      const assets = [...files, ...routes.map((name) => `assets/${name}`)].map(
        (file) => `/${file}`,
      );
      const code = await buildWorker(
        assets,
        createHash('sha256').update(assets.sort().join()).digest('hex').slice(0, 10),
      );
      await writeFile(join(folder, fileName), code);
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildWorker([], 'development').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}
