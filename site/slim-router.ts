import { type Plugin, parseAst } from 'vite';

type Part = {
  /** Where it lies in React Router's production build. */
  file: string;
  /** Functions of this file that nothing here ever calls. */
  functions: readonly string[];
  /** Those that are called and then, as this site is set up, have nothing to do. */
  idle?: readonly string[];
};

/**
 * What React Router always takes along and this site has no use for: 5 kB (compressed) of what every first view must
 * fetch (docs/decisions/0016). Whoever begins to use one of these takes it off this list; until then it throws.
 */
const unused: Part[] = [
  {
    // Watching the router from outside: only where `instrumentations` are handed in.
    file: 'lib/router/instrumentation.js',
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // Asking for the routes of links in view: `routeDiscovery` is 'initial', they are all known.
    file: 'lib/dom/ssr/fog-of-war.js',
    functions: ['fetchAndApplyManifestPatches', 'getPartialManifest'],
    idle: ['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'],
  },
  {
    // `useFetcher`, and forms sent by the router: ours are sent by TanStack Query, or by the browser itself.
    file: 'lib/router/router.js',
    functions: ['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'handleAction'],
  },
  {
    file: 'lib/dom/ssr/single-fetch.js',
    functions: ['nonSsrStrategy', 'singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  {
    // `<Link prefetch>`: a page's answers come from the API, and its scripts are small.
    file: 'lib/dom/ssr/components.js',
    functions: ['PrefetchPageLinks'],
  },
  {
    // React Server Components, and a router without data.
    file: 'lib/hooks.js',
    functions: ['RSCErrorHandler', 'useNavigateUnstable'],
  },
];

type Node = { type: string; start: number; end: number; id?: { name: string }; body?: Node };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every function declaration in a piece of code, inner ones included. */
function* declarations(node: Node): Generator<Node> {
  if (node.type === 'FunctionDeclaration') yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* declarations(child);
    }
  }
}

/** The code with the named functions emptied. Throws where one is not there. */
export function emptied(code: string, { file, functions, idle = [] }: Part): string {
  const found = [...declarations(parseAst(code) as unknown as Node)];
  let left = code;
  // From the end, so that the places before stay where they are.
  for (const { id, body } of found.toReversed()) {
    if (!id || !body) continue;
    const instead = functions.includes(id.name) ? `{throw Error("left out: ${id.name}")}` : '{}';
    if (instead === '{}' && !idle.includes(id.name)) continue;
    left = left.slice(0, body.start) + instead + left.slice(body.end);
  }
  const missing = [...functions, ...idle].filter(
    (name) => !found.some(({ id }) => id?.name === name),
  );
  if (missing.length > 0) throw new Error(`${file} no longer has ${missing.join(', ')}`);
  return left;
}

/**
 * Leaves all that out of the browser's scripts. After an update of React Router that moves or renames one of them the
 * build stops.
 */
export function slimRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!path.includes('/react-router/dist/production/')) return null;
      const part = unused.find(({ file }) => path.endsWith(file));
      if (!part) return null;
      met.add(part.file);
      return { code: emptied(code, part), map: null };
    },
    buildEnd(error) {
      const missed = unused.filter(({ file }) => !met.has(file));
      if (error || missed.length === 0) return;
      this.error(`React Router no longer has ${missed.map(({ file }) => file).join(', ')}`);
    },
  };
}
