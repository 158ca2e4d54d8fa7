import type { QueryKey } from '@tanstack/react-query';
import type { Location, Params } from 'react-router';

/** Names that the breadcrumb trail shows in place of ids (docs/behaviour/shell.md#breadcrumbs). */
export type CrumbNames = {
  courseName: string;
  lectureName: string;
  teacherName: string;
  articleTitle: string;
  serviceName: string;
  portfolioTitle: string;
};

/**
 * What a page's route module may export for the shell as `export const handle = {…}`. Features need
 * not import this type: the shell reads the properties that exist.
 *
 * The last crumb of a page with a loader is its head's title, so most pages need no handle. A page
 * whose trail contains another item reads its name from the data that its loader fetched:
 *
 *   export const handle = {
 *     crumbNames: ({ params, read }) => ({
 *       courseName: read(lectureQuery(params).queryKey)?.course.name,
 *     }),
 *   };
 */
export type PageHandle = {
  crumbNames?: (args: CrumbArgs) => Partial<CrumbNames>;
  /** The API path of the essential call of a member's page: called before its scripts load. */
  preload?: (args: { params: Params; search: URLSearchParams }) => string;
  /** A conversation fills the screen of a phone: header and bottom bar are hidden. */
  conversationOpen?: boolean | ((location: Location) => boolean);
  /** Another page of the site shows this one in a frame. */
  framed?: boolean;
};

export type CrumbArgs = {
  params: Params;
  search: URLSearchParams;
  /** The data in the query cache, undefined if it is not loaded. */
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own answers.
  read: (key: QueryKey) => any;
};

/** The handle of a route with its type; {} where it has none. */
export function pageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? (handle as PageHandle) : {};
}
