import type { Plugin } from 'vite';

const folders = new Set<string>();

/** The folder of the package that a module belongs to, or null for a module of our own. */
function packageFolder(module: string): string | null {
  const start = module.lastIndexOf('/node_modules/');
  if (start < 0) return null;
  const [scopeOrName = '', name = ''] = module.slice(start + '/node_modules/'.length).split('/');
  const folder = scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  return `${module.slice(0, start)}/node_modules/${folder}`;
}

/** Notes the packages whose modules are in what a build writes, for `bundledPackages`. */
export function noteBundled(): Plugin {
  return {
    name: 'nibras:note-bundled',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const module of file.moduleIds) {
          const folder = packageFolder(module.replace(/^\0/, '').replaceAll('\\', '/'));
          if (folder) folders.add(folder);
        }
      }
    },
  };
}

/** The folders of the packages that the builds of this process have put into their files, as absolute paths. */
export const bundledPackages = (): string[] => [...folders];
