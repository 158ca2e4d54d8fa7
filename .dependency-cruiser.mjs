import { readdirSync } from 'node:fs';

/** The folders below a path. Rules are made from this listing, so that a new feature is covered at once. */
const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const packages = ['api', 'site', 'contract'];

const packageRules = [
  {
    name: 'api-and-site-are-separate',
    comment: 'Site and API import the contract, never each other.',
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
    comment: 'The design system can be shown without the product.',
    severity: 'error',
    from: { path: '^site/app/ui/' },
    to: { path: '^site/app/(features|shell|platform)/' },
  },
  {
    name: 'product-imports-no-test-helper',
    severity: 'error',
    from: { path: '^(api/src|site/app)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
    to: { path: '^(api/src/testing|e2e|faults)/' },
  },
  { name: 'no-circular-import', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'every-import-resolves',
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
  forbidden: [...packageRules, ...featureRules],
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
