import type { ListMeta } from '@nibras/contract/wire.ts';
import type { FastifyRequest } from 'fastify';

/** The `meta` of a list. An empty list has one page. */
export function listMeta(query: { page: number; per_page: number }, total: number): ListMeta {
  return {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    per_page: query.per_page,
    total,
  };
}

/** SQL's limit and offset for a page. */
export const pageWindow = (query: { page: number; per_page: number }) => ({
  limit: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

/** Whether a request's address carries one of these parameters with a value: their defaults hide it. */
export function asksFor(request: FastifyRequest, ...names: string[]): boolean {
  const given = new URL(request.url, 'http://localhost').searchParams;
  return names.some((name) => given.getAll(name).some((value) => value !== ''));
}
