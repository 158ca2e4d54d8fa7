import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@nibras/contract/call.ts';
import { repoRoot } from '#platform/config/paths.ts';

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;

/** The calls in an export of a module, also as members of objects. */
function callsIn(value: unknown): Call[] {
  if (typeof value !== 'object' || value === null) return [];
  return isCall(value) ? [value] : Object.values(value).flatMap(callsIn);
}

const modules = await Promise.all(
  globSync(join(repoRoot(), 'contract/**/calls.ts')).map(
    (file): Promise<object> => import(pathToFileURL(file).href),
  ),
);

/** Every call that the contract declares. */
export const declaredCalls: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).flatMap(callsIn),
);

/** A call as the OpenAPI document writes it: `GET /api/course-details/{id}`. */
export const documentedName = ({ method, path }: Call): string =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
