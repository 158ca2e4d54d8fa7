import { parseArticleList } from '@nibras/contract/compat/parse-articles.ts';
import { parseCourseList } from '@nibras/contract/compat/parse-course-list.ts';
import { parseProjectList } from '@nibras/contract/compat/parse-portfolio.ts';
import { parseServiceList } from '@nibras/contract/compat/parse-services.ts';
import { getArticle } from '@nibras/contract/content/articles/calls.ts';
import { getProject } from '@nibras/contract/content/portfolio/calls.ts';
import { getService } from '@nibras/contract/content/services/calls.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { searching as limits } from '@nibras/contract/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { FoundGroup, FoundItem, SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { queryString } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { SearchAddress } from './search-address.ts';

interface Listed {
  id: number | string;
  name: string;
  image?: string | null | undefined;
  detail?: string | null | undefined;
}

const itemsOf = (list: readonly Listed[], path: string): FoundItem[] =>
  list.slice(0, limits.shownPerKind).map(({ id, name, image, detail }) => ({
    id: Number(id),
    title: name,
    detail: detail ?? '',
    excerpt: '',
    path: `${path}/${id}`,
    picture: image ?? null,
  }));

/** The lists of the specification, each with its page on the site. */
type ListQuery = { search: string; page: number; per_page: number };

const lists: {
  kind: FoundKind;
  path: string;
  read(query: ListQuery, signal: AbortSignal): Promise<{ items: Listed[]; total: number }>;
}[] = [
  {
    kind: 'courses',
    path: '/courses',
    read: async (query, signal) => {
      const { data, meta } = await makeCall(getCourses, { query, parse: parseCourseList, signal });
      return { items: data.map((one) => ({ ...one, detail: one.user })), total: meta.total };
    },
  },
  {
    kind: 'articles',
    path: '/articles',
    read: async (query, signal) => {
      const { articles, meta } = await makeCall(getArticle, {
        query,
        parse: parseArticleList,
        signal,
      });
      return {
        items: articles.map((one) => ({ ...one, detail: one.created_by })),
        total: meta.total,
      };
    },
  },
  {
    kind: 'services',
    path: '/services',
    read: async (query, signal) => {
      const { services, meta } = await makeCall(getService, {
        query,
        parse: parseServiceList,
        signal,
      });
      return { items: services, total: meta.total };
    },
  },
  {
    kind: 'projects',
    path: '/portfolio',
    read: async (query, signal) => {
      const { projects, meta } = await makeCall(getProject, {
        query,
        parse: parseProjectList,
        signal,
      });
      return { items: projects, total: meta.total };
    },
  },
];

/** Searches the lists that every server has, for one that has no search over everything. */
export async function searchLists(
  { q, kind: only }: SearchAddress,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const query = { search: q, page: 1, per_page: limits.shownPerKind };
  const groups = await Promise.all(
    lists
      .filter(({ kind }) => only === null || kind === only)
      .map(async ({ kind, path, read }): Promise<FoundGroup> => {
        const { items, total } = await read(query, signal);
        const all = path + queryString({ search: q });
        return { kind, items: itemsOf(items, path), total: total || items.length, all };
      }),
  );
  return { groups: groups.filter(({ items }) => items.length > 0), marks: [], did_you_mean: null };
}
