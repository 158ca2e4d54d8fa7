import type { ParsedService, ParsedServiceCard } from '@nibras/contract/compat/parse-services.ts';
import { getService, getServiceById } from '@nibras/contract/content/services/calls.ts';
import { lists } from '@nibras/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '#learning/courses/index.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';

interface Fetching {
  signal: AbortSignal;
  client: QueryClient;
}

/** Imported in parallel with the request. */
const parsers = () => import('@nibras/contract/compat/parse-services.ts');

/** Adds the categories of services for servers that send only their ids. When the list fails they have none. */
async function withCategories<S extends Pick<ParsedServiceCard, 'category' | 'category_id'>>(
  client: QueryClient,
  services: S[],
): Promise<S[]> {
  if (!services.some(({ category, category_id }) => !category && category_id)) return services;
  const categories = await client.ensureQueryData(categoriesQuery).catch(() => []);
  return services.map((service) => ({
    ...service,
    category: service.category ?? categories.find(({ id }) => id === service.category_id) ?? null,
  }));
}

/** Fetches a page of services. @throws ApiError */
export async function fetchServiceList(
  { page, search }: { page: number; search: string },
  { signal, client }: Fetching,
) {
  const { services, meta } = await makeCall(getService, {
    query: { page, per_page: lists.servicesPerPage, search },
    parse: async () => (await parsers()).parseServiceList,
    signal,
  });
  return { services: await withCategories(client, services), meta };
}

/** Fetches one service by its id or slug. @throws ApiError, with 404 where there is none */
export async function fetchService(
  id: string,
  { signal, client }: Fetching,
): Promise<ParsedService> {
  const service = await makeCall(getServiceById, {
    params: { id },
    parse: async () => (await parsers()).parseServiceAnswer,
    signal,
  });
  const [found] = await withCategories(client, service ? [service] : []);
  if (found) return found;
  throw new ApiError({ kind: 'http', status: 404, message: failureTexts.notFound });
}

/** Fetches all services. @throws ApiError */
export async function fetchAllServices({ signal }: Pick<Fetching, 'signal'>) {
  const { services } = await makeCall(getService, {
    parse: async () => (await parsers()).parseServiceList,
    signal,
  });
  return services;
}
