import { sandboxFolder, sandboxPolicy } from '@nibras/contract/assessment/sandbox.ts';
import type { Plugin } from 'vite';
import { type BuiltSandbox, buildSandbox } from './build.ts';

const virtual = 'virtual:nibras-sandbox';
const resolved = `\0${virtual}`;

const filesOf = ({ frame, languages }: BuiltSandbox) => [frame, ...Object.values(languages).flat()];

/** What the page is told: addresses and sizes. */
function manifest({ frame, languages }: BuiltSandbox): string {
  const files = Object.entries(languages).map(([language, list]) => {
    const told = list.map(({ name, path, bytes, content }) => {
      return { name, address: `/${path}`, bytes, size: content.length };
    });
    return [language, told];
  });
  return `export const frameAddress = ${JSON.stringify(`/${frame.path}`)};
export const runtimes = ${JSON.stringify(Object.fromEntries(files))};`;
}

/**
 * Builds the sandbox in which learners' programs run, beside the site's own scripts: none of them imports it. In
 * development it is built when its first address is asked for.
 */
export function sandbox(): Plugin {
  let built: Promise<BuiltSandbox> | null = null;
  const ensureBuilt = () => {
    built ??= buildSandbox();
    return built;
  };
  return {
    name: 'nibras:sandbox',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({
          type: 'chunk',
          id: 'app/assessment/runner/index.ts',
          name: 'runner',
          preserveSignature: 'strict',
        });
      }
    },
    resolveId: (id) => (id === virtual ? resolved : undefined),
    async load(id) {
      if (id === resolved) return manifest(await ensureBuilt());
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emitted = new Set<string>();
      for (const { path, content } of filesOf(await ensureBuilt())) {
        if (emitted.has(path)) continue;
        emitted.add(path);
        this.emitFile({ type: 'asset', fileName: path, source: content });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${sandboxFolder}`, (request, response, next) => {
        ensureBuilt().then((sandboxFiles) => {
          const path = `${sandboxFolder}${request.url?.split('?')[0]}`;
          const file = filesOf(sandboxFiles).find((candidate) => candidate.path === path);
          if (!file) return next();
          if (path.endsWith('.html')) {
            response.setHeader('Content-Security-Policy', sandboxPolicy);
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
          }
          response.end(file.content);
        }, next);
      });
    },
  };
}
