import { readdirSync } from 'node:fs';

/** The folders below a path: rules are made from the listing, so that a new feature is covered at once. */
const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const rooms = ['api', 'site', 'contract'];

const roomRules = [
  {
    name: 'api-and-site-never-meet',
    comment: 'Site and API know only the contract; nothing else may travel between them.',
    severity: 'error',
    from: { path: '^(api|site)/' },
    to: { path: '^(api|site)/', pathNot: '^$1/' },
  },
  {
    name: 'contract-stands-alone',
    severity: 'error',
    from: { path: '^contract/' },
    to: { path: '^(api|site|demo|scripts|faults)/' },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    from: { path: '^(api/src|site/app)/platform/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(api/src/(features|demo|makers|testing)|site/app/(features|shell))/' },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'The design system can be shown without the product.',
    severity: 'error',
    from: { path: '^site/app/ui/' },
    to: { path: '^site/app/(features|shell|platform)/' },
  },
  {
    name: 'tests-help-no-product',
    severity: 'error',
    from: { path: '^(api/src|site/app)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
    to: { path: '^(api/src/testing|e2e|faults)/' },
  },
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'nothing-missing',
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

export default {
  forbidden: [...roomRules, ...featureRules],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    includeOnly: `^(${rooms.join('|')}|demo|scripts|faults)/`,
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
