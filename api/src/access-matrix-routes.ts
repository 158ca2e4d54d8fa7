import type { World } from './access-matrix-world.ts';

type Paths = Record<string, object>;

/** Every route of the OpenAPI document, as `GET /api/course-details/{id}`. */
export const offeredRoutes = (paths: Paths): string[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((route) => !route.startsWith('HEAD') && !route.includes('{*}'));

/** Finds the route of a row's call; an exact segment takes precedence over a parameter. */
export function routeOf(asked: string, offered: readonly string[]): string | undefined {
  const parts = (asked.split('?')[0] ?? '').split('/');
  const exactness = (route: string) =>
    route.split('/').filter((part, at) => part === parts[at]).length;
  return offered
    .filter((route) => {
      const own = route.split('/');
      return (
        own.length === parts.length &&
        own.every((part, at) => part === parts[at] || (part[0] === '{' && parts[at]?.[0] === '{'))
      );
    })
    .toSorted((a, b) => exactness(b) - exactness(a))[0];
}

/** A row's call with the ids of a world. @throws where the world lacks one */
export const filledCall = (asked: string, { paths }: Pick<World, 'paths'>): string =>
  asked.replace(/\{(\w+)\}/g, (_, name: keyof World['paths']) => {
    if (!Object.hasOwn(paths, name)) throw new Error(`${asked}: what is {${name}}?`);
    return String(paths[name]);
  });
