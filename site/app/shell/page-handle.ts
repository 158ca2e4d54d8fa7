import type { QueryKey } from '@tanstack/react-query';
import type { Location, Params } from 'react-router';

/** Names that stand in the breadcrumb trail in place of ids (docs/behaviour/shell.md#breadcrumbs). */
export type CrumbNames = {
  courseName: string;
  lectureName: string;
  teacherName: string;
  articleTitle: string;
  serviceName: string;
  portfolioTitle: string;
};

/**
 * What a page's route module may tell the shell, as `export const handle = {…}`. Features need not
 * import this type: the shell reads whatever is there.
 *
 * The last crumb of a page with a loader is its head's title, so most pages say nothing. A page
 * whose trail passes another stored thing names it from the answers that its loader fetched:
 *
 *   export const handle = {
 *     crumbNames: ({ params, read }) => ({
 *       courseName: read(lectureQuery(params).queryKey)?.course.name,
 *     }),
 *   };
 */
export type PageHandle = {
  crumbNames?: (args: CrumbArgs) => Partial<CrumbNames>;
  /** The path of the API that a member's page has nothing to show without: asked for before its scripts are there. */
  preload?: (args: { params: Params; search: URLSearchParams }) => string;
  /** A conversation fills the screen of a phone: header and bottom bar give way. */
  conversationOpen?: boolean | ((location: Location) => boolean);
};

export type CrumbArgs = {
  params: Params;
  search: URLSearchParams;
  /** The answer in the query cache, undefined while there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own answers.
  read: (key: QueryKey) => any;
};

/** The handle of a route, whatever else it holds. */
export function pageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? (handle as PageHandle) : {};
}
