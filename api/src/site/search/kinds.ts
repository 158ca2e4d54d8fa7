import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import type { FoundKind } from '@nibras/contract/site/search/search-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import { published } from '#platform/database/published.ts';
import {
  articles,
  courses,
  lectures,
  projects,
  services,
} from '#platform/database/schema/index.ts';

/** How one kind of thing is found, in SQL that selects from `tables`. */
export interface Kind {
  kind: FoundKind;
  /** Which search reads it: names have no other forms. */
  as: 'text' | 'name';
  tables: SQL;
  /** Who may be found: what is public. */
  where: SQL;
  /** What is searched, folded. */
  searched: SQL;
  /** So many of them that the newest are looked at first. */
  many: boolean;
  id: SQL;
  title: SQL;
  detail: SQL;
  /** Where a word counts after the title. */
  description: SQL;
  /** The text that the excerpt is from. */
  text: SQL;
  path: SQL;
  picture: SQL;
  joined?: SQL;
  createdAt: SQL;
  /** The page with all of them. */
  all(input: string): string;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const listed = (path: string) => (input: string) => `${path}?${query({ search: input })}`;
/** The page of the search with those of one kind alone. */
export const listedHere = (kind: FoundKind) => (input: string) =>
  `/search?${query({ q: input, kind })}`;

/** The beginning of an article's text, without its tags. */
const plain = (html: SQL) =>
  sql`regexp_replace(left(${html}, ${limits.excerptFrom}), '<[^>]*>?|&[a-z0-9#]+;', ' ', 'g')`;

const nameOf = (person: SQL) => sql`(select name from people where id = ${person})`;
const categoryOf = (category: SQL) => sql`(select name from categories where id = ${category})`;

/** What everybody can find, in the order of kinds whose best items are equally good. */
export const kinds: readonly Kind[] = [
  {
    kind: 'courses',
    as: 'text',
    tables: sql`courses`,
    where: published(courses),
    searched: sql`courses.search_text`,
    many: true,
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
    as: 'text',
    tables: sql`lectures join courses on courses.id = lectures.course_id`,
    where: sql`${published(lectures)} and ${published(courses)}`,
    searched: sql`lectures.search_text`,
    many: true,
    id: sql`lectures.id`,
    title: sql`lectures.name`,
    detail: sql`courses.name`,
    description: sql`''`,
    text: sql`''`,
    path: sql`'/courses/' || courses.id || '/lecture/' || lectures.id`,
    picture: sql`null`,
    createdAt: sql`lectures.created_at`,
    all: listedHere('lectures'),
  },
  {
    kind: 'articles',
    as: 'text',
    tables: sql`articles`,
    where: published(articles),
    searched: sql`articles.search_text`,
    many: true,
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
    as: 'text',
    tables: sql`services`,
    where: published(services),
    searched: sql`services.search_text`,
    many: true,
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
    as: 'text',
    tables: sql`projects`,
    where: published(projects),
    searched: sql`projects.search_text`,
    many: true,
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
    as: 'name',
    tables: sql`people`,
    // Other people's names are private; a teacher's is on the cards of the courses.
    where: sql`exists (select from courses where teacher_id = people.id and ${published(courses)})`,
    // Not `people.search_text`, by which addresses could be found out.
    searched: sql`fold_arabic(people.name)`,
    // Few of all people teach.
    many: false,
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
];
