import { readdirSync } from 'node:fs';

/** The folders in a path: rules are generated from the listing, so that a new feature is covered at once. */
const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const packages = ['api', 'site', 'contract'];

const packageRules = [
  {
    name: 'api-and-site-share-only-the-contract',
    comment: 'The site and the API import nothing from each other; both import the contract.',
    severity: 'error',
    from: { path: '^(api|site)/' },
    to: { path: '^(api|site)/', pathNot: '^$1/' },
  },
  {
    name: 'contract-imports-no-package',
    severity: 'error',
    from: { path: '^contract/' },
    to: { path: '^(api|site|demo|scripts|faults)/' },
  },
  {
    name: 'platform-imports-no-feature',
    severity: 'error',
    from: { path: '^(api/src|site/app)/platform/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(api/src/(features|demo|factories|testing)|site/app/(features|shell))/' },
  },
  {
    name: 'ui-imports-no-feature',
    comment: 'The components work without the features.',
    severity: 'error',
    from: { path: '^site/app/ui/' },
    to: { path: '^site/app/(features|shell|platform)/' },
  },
  {
    name: 'product-imports-no-test-code',
    severity: 'error',
    from: { path: '^(api/src|site/app)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
    to: { path: '^(api/src/testing|e2e|faults)/' },
  },
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-unresolved-import',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
  },
];

const featureRules = ['api/src/features', 'site/app/features'].flatMap((place) =>
  folders(`./${place}/`).map((feature) => ({
    name: `${place.split('/')[0]}-${feature}-through-its-index`,
    comment: 'Another feature is used only through its index.ts.',
    severity: 'error',
    from: { path: `^${place}/`, pathNot: `^${place}/${feature}/` },
    to: { path: `^${place}/${feature}/`, pathNot: `^${place}/${feature}/index\\.tsx?$` },
  })),
);

/** The folders of `api/src/platform` in layers: a folder imports only from earlier ones, so that no cycle can form. */
const platformLayers = [
  ['config', 'log', 'outgoing', 'redis', 'text'],
  ['database', 'workers'],
  ['html', 'jobs', 'push', 'secrets'],
  ['http'],
  ['codes', 'mail', 'realtime', 'search', 'storage'],
  ['backup', 'metrics', 'selling', 'settings', 'typst'],
];

const unlayered = folders('./api/src/platform/').filter(
  (folder) => !platformLayers.flat().includes(folder),
);
if (unlayered.length > 0) throw new Error(`platformLayers lacks ${unlayered.join(', ')}`);

const platformRules = platformLayers.flatMap((layer, index) =>
  layer.map((folder) => {
    const forbidden = platformLayers.slice(index).flat();
    return {
      name: `platform-${folder}-imports-earlier-layers`,
      comment:
        'Type-only imports count too. A piece that two folders need moves to an earlier layer.',
      severity: 'error',
      from: { path: `^api/src/platform/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^api/src/platform/(${forbidden.join('|')})/`,
        pathNot: `^api/src/platform/${folder}/`,
      },
    };
  }),
);

export default {
  forbidden: [...packageRules, ...featureRules, ...platformRules],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    includeOnly: `^(${packages.join('|')}|demo|scripts|faults)/`,
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
