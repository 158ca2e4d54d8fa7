/**
 * Names data that a cached response shows. A change invalidates the tags of its table (migration 0009), and every
 * response with one of them is dropped.
 *
 * `searches` stands for the words by which everything is searched. `settings` stands for what the installation is called and how it looks, which every page shows.
 * `courses` stands for all course cards and their count; `course:12` for one course's page. The `figures` are counts
 * and ratings that enrolments, reviews and sign-ups change on other pages: on cards, the home page and a teacher's
 * page.
 */
export type CacheTag =
  | 'articles'
  | 'bundles'
  | 'categories'
  | 'courses'
  | 'pages'
  | 'projects'
  | 'searches'
  | 'services'
  | 'settings'
  | 'figures'
  | `course:${number}`
  | `figures:teacher:${number}`;
