import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import { published } from '#platform/database/published.ts';
import {
  articles,
  courses,
  lectures,
  pages,
  projects,
  services,
} from '#platform/database/schema/index.ts';
import { mostJoined, newestOf } from '#platform/search/search-table.ts';
import type { SearchedTable } from '#platform/search/site-matches.ts';

/** How one kind of thing is found, in SQL that selects from `tables`. */
export interface Kind extends SearchedTable {
  kind: FoundKind;
  /** Which search reads it: names have no other forms. */
  as: 'text' | 'name';
  title: SQL;
  detail: SQL;
  /** Where a word counts after the title. */
  description: SQL;
  /** What a word there costs (best-first.ts), where it is not what a description costs. */
  descriptionCost?: number;
  /** What is added to the rank of its best where kinds are compared: of equally good ones those that say most come first. */
  kindCost: number;
  /** The text that the excerpt is from. */
  text: SQL;
  path: SQL;
  picture: SQL;
  joined?: SQL;
  /** What is added to the rank of what explains nothing by itself. */
  later?: SQL;
  createdAt: SQL;
  /** The page with all of them. */
  all(input: string): string;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const listed = (path: string) => (input: string) => `${path}?${query({ search: input })}`;
/** The page of the search with those of one kind alone. */
export const listedHere = (kind: FoundKind) => (input: string) =>
  `/search?${query({ q: input, kind })}`;

/** The beginning of a text, without its tags. */
const plain = (html: SQL) =>
  sql`regexp_replace(left(${html}, ${limits.excerptFrom}), '<[^>]*>?|&[a-z0-9#]+;', ' ', 'g')`;

const folded = (name: SQL) => sql`fold_arabic(${name})`;

const nameOf = (person: SQL) => sql`(select name from people where id = ${person})`;
const categoryOf = (category: SQL) => sql`(select name from categories where id = ${category})`;

/** What everybody can find, in the order of kinds whose best items are equally good. */
export const kinds: readonly Kind[] = [
  {
    kind: 'courses',
    kindCost: 0.4,
    as: 'text',
    tables: sql`courses`,
    where: published(courses),
    searched: sql`courses.search_text`,
    titled: folded(sql`courses.name`),
    wanted: mostJoined,
    id: sql`courses.id`,
    title: sql`courses.name`,
    detail: nameOf(sql`courses.teacher_id`),
    description: sql`courses.description`,
    text: sql`courses.description`,
    path: sql`'/courses/' || courses.id`,
    picture: sql`courses.image`,
    joined: sql`(select students from course_listings where course_id = courses.id)`,
    createdAt: sql`courses.created_at`,
    all: listed('/courses'),
  },
  {
    kind: 'lectures',
    kindCost: 0.3,
    as: 'text',
    tables: sql`lectures join courses on courses.id = lectures.course_id`,
    where: sql`${published(lectures)} and ${published(courses)}`,
    searched: sql`lectures.search_text`,
    titled: null,
    context: sql`courses.search_text`,
    wanted: newestOf(lectures),
    id: sql`lectures.id`,
    title: sql`lectures.name`,
    detail: sql`courses.name`,
    description: sql`courses.name`,
    descriptionCost: 3,
    text: sql`''`,
    path: sql`'/courses/' || courses.id || '/lecture/' || lectures.id`,
    picture: sql`null`,
    later: sql`case when lectures.type in ('quiz', 'exercise', 'assignment') then 1 else 0 end`,
    createdAt: sql`lectures.created_at`,
    all: listedHere('lectures'),
  },
  {
    kind: 'articles',
    kindCost: 0.3,
    as: 'text',
    tables: sql`articles`,
    where: published(articles),
    searched: sql`articles.search_text`,
    titled: folded(sql`articles.name`),
    wanted: newestOf(articles),
    id: sql`articles.id`,
    title: sql`articles.name`,
    detail: nameOf(sql`articles.author_id`),
    description: sql`articles.small_description`,
    text: sql`articles.small_description || ' ' || ${plain(sql`articles.description`)}`,
    path: sql`'/articles/' || articles.id`,
    picture: sql`articles.image`,
    createdAt: sql`articles.created_at`,
    all: listed('/articles'),
  },
  {
    kind: 'services',
    kindCost: 0.2,
    as: 'text',
    tables: sql`services`,
    where: published(services),
    searched: sql`services.search_text`,
    titled: folded(sql`services.name`),
    wanted: newestOf(services),
    id: sql`services.id`,
    title: sql`services.name`,
    detail: categoryOf(sql`services.category_id`),
    description: sql`services.small_description`,
    text: sql`services.small_description || ' ' || services.description`,
    path: sql`'/services/' || services.id`,
    picture: sql`services.image`,
    createdAt: sql`services.created_at`,
    all: listed('/services'),
  },
  {
    kind: 'projects',
    kindCost: 0.4,
    as: 'text',
    tables: sql`projects`,
    where: published(projects),
    searched: sql`projects.search_text`,
    titled: folded(sql`projects.name`),
    wanted: newestOf(projects),
    id: sql`projects.id`,
    title: sql`projects.name`,
    detail: sql`(select min(services.name) from project_services
      join services on services.id = service_id where project_id = projects.id and services.published)`,
    description: sql`projects.description`,
    text: sql`projects.description`,
    path: sql`'/portfolio/' || projects.id`,
    picture: sql`projects.image`,
    createdAt: sql`projects.created_at`,
    all: listed('/portfolio'),
  },
  {
    kind: 'teachers',
    kindCost: 0,
    as: 'name',
    tables: sql`people`,
    // Other people's names are private; a teacher's is on the cards of the courses.
    where: sql`exists (select from courses where teacher_id = people.id and ${published(courses)})`,
    // Not `people.search_text`, by which addresses could be found out.
    searched: sql`fold_arabic(people.name)`,
    titled: null,
    wanted: sql`select null::int as id where false`,
    id: sql`people.id`,
    title: sql`people.name`,
    detail: sql`people.title`,
    description: sql`''`,
    text: sql`''`,
    path: sql`'/teacher/' || people.id`,
    picture: sql`people.photo_path`,
    createdAt: sql`people.created_at`,
    all: listedHere('teachers'),
  },
  {
    kind: 'pages',
    kindCost: 0.6,
    as: 'text',
    tables: sql`pages`,
    where: published(pages),
    // A site has few of them.
    searched: folded(sql`pages.name || ' ' || pages.summary || ' ' || ${plain(sql`pages.body`)}`),
    titled: folded(sql`pages.name`),
    wanted: newestOf(pages),
    id: sql`pages.id`,
    title: sql`pages.name`,
    detail: sql`''`,
    description: sql`pages.summary`,
    text: sql`pages.summary || ' ' || ${plain(sql`pages.body`)}`,
    path: sql`'/pages/' || pages.id`,
    picture: sql`null`,
    createdAt: sql`pages.created_at`,
    all: listedHere('pages'),
  },
];
