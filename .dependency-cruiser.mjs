import { readdirSync } from 'node:fs';

/** The folders in a path: rules are generated from the listing, so that a new feature is covered at once. */
const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const packages = ['api', 'site', 'contract'];

const domains = ['selling', 'content', 'learning', 'assessment', 'conversation', 'people', 'site'];
const anyDomain = `(${domains.join('|')})`;

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
    to: {
      path: `^(api/src/(${anyDomain}|demo|factories|testing)|site/app/(${anyDomain}|shell|studio|studio-kit))/`,
    },
  },
  {
    name: 'ui-imports-no-feature',
    comment: 'The components work without the features.',
    severity: 'error',
    from: { path: '^site/app/ui/' },
    to: { path: `^site/app/(${anyDomain}|shell|platform|studio|studio-kit)/` },
  },
  {
    name: 'product-imports-no-test-code',
    severity: 'error',
    from: {
      path: '^(api/src|site/app)/',
      pathNot: '(\\.test\\.tsx?$|/testing/|/attacks/|/access-rows\\.ts$)',
    },
    to: { path: '^(api/src/(testing|attacks)|e2e|faults)/' },
  },
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-unresolved-import',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
  },
];

const places = ['api/src', 'site/app'].flatMap((place) =>
  domains.flatMap((domain) =>
    folders(`./${place}/${domain}/`).map((feature) => `${place}/${domain}/${feature}`),
  ),
);

const featureRules = places.map((place) => ({
  name: `${place.replaceAll('/', '-')}-through-its-index`,
  comment: 'Another feature is used only through its index.ts, or that of its studio part.',
  severity: 'error',
  from: {
    path: `^(api/src|site/app)/(${anyDomain}/[^/]+|studio-kit|shell)/`,
    pathNot: `^${place}/`,
  },
  // What is loaded on demand is loaded by its own file, so that it gets a chunk of its own.
  to: { path: `^${place}/`, pathNot: `^${place}/(studio/)?index\\.tsx?$`, dynamic: false },
}));

const studioRules = [
  {
    name: 'public-pages-import-no-studio',
    comment: 'The scripts of public pages have nothing of the studio.',
    severity: 'error',
    from: {
      path: `^site/app/(${anyDomain}|shell|ui|platform)/`,
      pathNot: ['/studio/', '/studio\\.ts$', '^site/app/site/dev-ui/', '\\.test\\.tsx?$'],
    },
    to: { path: '^site/app/(studio|studio-kit|[^/]+/[^/]+/studio)/' },
  },
];

const registerRules = [
  {
    name: 'register-is-for-the-list-of-its-domain',
    comment:
      'What a feature hands in to the process is listed once, so that no feature imports it.',
    severity: 'error',
    from: { path: `^api/src/${anyDomain}/[^/]+/` },
    to: { path: '^api/src/[^/]+/[^/]+/register\\.ts$' },
  },
];

/** The folders of `api/src/platform` in layers: a folder imports only from earlier ones, so that no cycle can form. */
const platformLayers = [
  ['config', 'log', 'outgoing', 'redis', 'text'],
  ['database', 'workers'],
  ['html', 'jobs', 'privacy', 'push', 'seats', 'secrets', 'words'],
  ['http'],
  ['audit', 'codes', 'mail', 'realtime', 'search', 'storage'],
  ['backup', 'files', 'metrics', 'resource', 'selling', 'settings', 'typst'],
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
  forbidden: [...packageRules, ...featureRules, ...studioRules, ...registerRules, ...platformRules],
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
