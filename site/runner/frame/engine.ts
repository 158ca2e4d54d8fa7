import type { Assets, WorkerAssets } from '../protocol.ts';
import type { Engine, Tell } from './engine-types.ts';
import { openPages } from './pages.ts';
import { openWorkers } from './workers.ts';

async function compileModules(assets: Assets): Promise<WorkerAssets> {
  const entries = Object.entries(assets).map(async ([name, bytes]) => {
    return [name, name.endsWith('.wasm') ? await WebAssembly.compile(bytes) : bytes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Opens the engine of a language with the files that the page has fetched. */
export async function openEngine(language: string, assets: Assets, tell: Tell): Promise<Engine> {
  if (language === 'html') return openPages(assets, tell);
  return openWorkers(await compileModules(assets), tell);
}
