import type { ListMeta } from '@nibras/contract/wire.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Builds the `meta` of a list. An empty list has one page.
 * @param search what a search marks besides its own words, and whether it found only what has most of its words
 */
export function listMeta(
  query: { page: number; per_page: number },
  total: number,
  { marks = [], isNearest = false }: { marks?: string[]; isNearest?: boolean } = {},
): ListMeta {
  return {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    per_page: query.per_page,
    total,
    ...(total > 0 && marks.length > 0 && { marks }),
    ...(isNearest && { nearest: true as const }),
  };
}

/** Returns SQL's limit and offset for a page. */
export const pageWindow = (query: { page: number; per_page: number }) => ({
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

/** Whether a request has one of these query parameters with a value; after validation a default would hide that. */
export function asksFor(request: FastifyRequest, ...names: string[]): boolean {
  const parameters = new URL(request.url, 'http://localhost').searchParams;
  return names.some((name) => parameters.getAll(name).some((value) => value !== ''));
}
