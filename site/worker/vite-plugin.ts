import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const fileName = 'service-worker.js';

/** What the pages of the saved articles start with. */
const starts =
  /app\/(entry\.client|root|shell\/site-layout|features\/(articles\/article|saved-articles\/saved-articles)-page)\.tsx/;

/** What they load later, and cannot do without: whoever is signed in has the header's other half too. */
const needed =
  /app\/(ui|platform|shell|features\/(articles|saved-articles))\/|contract\/(compat\/parse-(fields|articles)|articles)\.ts/;

const isChunk = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** A file that several parts share stands for all of them. */
const isNeeded = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  (facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => needed.test(id));

/** The built files that the pages of the saved articles need, from what imports what. */
function offlineFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const files = new Set<string>();
  function take(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const name of chunk.imports) take(find(name));
    for (const name of chunk.dynamicImports) {
      const later = find(name);
      if (later && isNeeded(later)) take(later);
    }
  }
  const find = (name: string) => chunks.find((chunk) => chunk.fileName === name);
  for (const chunk of chunks) if (starts.test(chunk.facadeModuleId ?? '')) take(chunk);
  for (const name of Object.keys(bundle))
    if (/(arabic|latin)-wght.*\.woff2$/.test(name)) files.add(name);
  return [...files];
}

async function bundled(assets: string[], version: string): Promise<string> {
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
 * Builds `/service-worker.js` once both sides of the site are built, since only then every file has its name; in
 * development it is made when it is asked for, and keeps no scripts.
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
      // React Router writes its own list of the routes' files between the two.
      const routes = (await readdir(join(folder, 'assets'))).filter((name) =>
        /^manifest-\w+\.js$/.test(name),
      );
      const assets = [...files, ...routes.map((name) => `assets/${name}`)].map(
        (file) => `/${file}`,
      );
      const code = await bundled(
        assets,
        createHash('sha256').update(assets.sort().join()).digest('hex').slice(0, 10),
      );
      await writeFile(join(folder, fileName), code);
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundled([], 'development').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}
