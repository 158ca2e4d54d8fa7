import type { Rolldown } from 'vite';

type ModuleInfo = Rolldown.ModuleInfo;
type Find = (id: string) => ModuleInfo | null;

/** The studio, and what is opened on the way to a purchase: what these share with a page stays out of the scripts of all. */
const ofFew = (id: string) =>
  /app[\\/](studio|studio-kit|selling[\\/](?!orders)[\w-]+|[\w-]+[\\/][\w-]+[\\/]studio)[\\/]/.test(
    id,
  );

/** Whether a module is loaded by itself, by a public page: it is a page, or something that a public part loads later. */
function isPublicEntry(id: string, { isEntry, dynamicImporters }: ModuleInfo): boolean {
  if (ofFew(id)) return false;
  return isEntry || dynamicImporters.some((importer) => !ofFew(importer));
}

/** The public entries that import a module, directly or through others. */
function publicEntries(module: string, find: Find): Set<string> {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const queue = [module];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = find(id);
    if (seen.has(id) || !info) continue;
    seen.add(id);
    if (isPublicEntry(id, info)) entries.add(id);
    queue.push(...info.importers);
  }
  return entries;
}

/**
 * Names the chunk of a module that so many public entries share, or null. Rolldown's `minShareCount` counts the studio's
 * pages and those of selling too: by it alone, what they share with a single public page would move into the scripts of all. It knows
 * which imports are used, so both are needed.
 */
export function chunkOfSeveral(name: string, atLeast: number) {
  return (id: string, context: { getModuleInfo: Find }) =>
    publicEntries(id, (module) => context.getModuleInfo(module)).size >= atLeast ? name : null;
}
