import { messageStates, orderStates } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  bytes,
  createdAt,
  foldedText,
  key,
  moment,
  publication,
  publicationRules,
  updatedAt,
} from './columns.ts';
import { categories, courses } from './courses.ts';
import { mediaPath } from './media.ts';
import { people } from './people.ts';

export const articles = pgTable(
  'articles',
  {
    id: key(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    authorId: integer().references(() => people.id, { onDelete: 'set null' }),
    image: mediaPath(),
    smallDescription: text().notNull().default(''),
    /** Sanitised HTML. */
    description: text().notNull(),
    /** The same with highlighted code, rendered on saving. Null: not rendered yet. */
    descriptionHtml: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(
      `name || ' ' || small_description || ' ' || regexp_replace(description, '<[^>]*>|&[a-z0-9#]+;', ' ', 'g')`,
    ),
    ...publication(),
  },
  (table) => [
    ...publicationRules('articles', table),
    index('articles_changed')
      .on(table.updatedAt.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('articles_drafts').on(table.id).where(sql`${table.state} = 'draft'`),
    index('articles_image').on(table.image).where(sql`${table.image} is not null`),
    index('articles_category').on(table.categoryId),
    index('articles_author').on(table.authorId),
    index('articles_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('articles_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** The articles that the provider chose to stand beside an article. */
export const articleRelated = pgTable(
  'article_related',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.relatedId] }),
    index('article_related_related').on(table.relatedId),
    check('article_related_other', sql`${table.articleId} <> ${table.relatedId}`),
  ],
);

export const services = pgTable(
  'services',
  {
    id: key(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    managerId: integer().references(() => people.id, { onDelete: 'set null' }),
    image: mediaPath(),
    smallDescription: text().notNull().default(''),
    userDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    /** US dollars to start from. */
    priceStarting: numeric({ precision: 10, scale: 2, mode: 'number' }),
    featured: boolean().notNull().default(false),
    /** The place that the provider chose in lists; null: after the chosen, the newest first. */
    rank: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`name || ' ' || small_description || ' ' || description`),
    ...publication(),
  },
  (table) => [
    ...publicationRules('services', table),
    index('services_changed')
      .on(table.updatedAt.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('services_drafts').on(table.id).where(sql`${table.state} = 'draft'`),
    index('services_image').on(table.image).where(sql`${table.image} is not null`),
    index('services_order')
      .on(table.rank, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('services_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const projects = pgTable(
  'projects',
  {
    id: key(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    image: mediaPath(),
    projectUrl: text(),
    completedAt: moment(),
    /** The place that the provider chose in lists; null: after the chosen, the newest first. */
    rank: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText(`name || ' ' || description`),
    ...publication(),
  },
  (table) => [
    ...publicationRules('projects', table),
    index('projects_changed')
      .on(table.updatedAt.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('projects_drafts').on(table.id).where(sql`${table.state} = 'draft'`),
    index('projects_image').on(table.image).where(sql`${table.image} is not null`),
    index('projects_order')
      .on(table.rank, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('projects_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const projectImages = pgTable(
  'project_images',
  {
    id: key(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    image: mediaPath().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('project_images_project').on(table.projectId),
    index('project_images_image').on(table.image).where(sql`${table.image} is not null`),
  ],
);

export const skills = pgTable(
  'skills',
  {
    id: key(),
    name: text().notNull().unique(),
    image: mediaPath(),
    searchText: foldedText('name'),
  },
  (table) => [
    index('skills_image').on(table.image).where(sql`${table.image} is not null`),
    index('skills_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const projectSkills = pgTable(
  'project_skills',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.skillId] }),
    index('project_skills_skill').on(table.skillId),
  ],
);

export const projectServices = pgTable(
  'project_services',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** The project's place on the page of the service; among equals the newest project first. */
    position: integer().notNull().default(0),
    /**
     * Numbered with the saves of drafts: both sides list the relation, and a list that was saved before a person added
     * a row from the other side does not remove it.
     */
    added: bigint({ mode: 'number' }).notNull().default(sql`nextval('draft_saves')`),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.serviceId] }),
    index('project_services_service').on(table.serviceId),
  ],
);

export const serviceCourses = pgTable(
  'service_courses',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The course's place on the page of the service; among equals the newest course first. */
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.courseId] }),
    index('service_courses_course').on(table.courseId),
  ],
);

const listOf = (states: readonly string[]) =>
  sql.raw(states.map((state) => `'${state}'`).join(', '));

/** Neither archived nor spam: what the lists show at first. */
const isOpen = (state: ExtraConfigColumn) => sql`${state} not in ('archived', 'spam')`;

export const orders = pgTable(
  'orders',
  {
    id: key(),
    serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    country: text().notNull(),
    jobTitle: text().notNull(),
    description: text().notNull(),
    state: text({ enum: orderStates }).notNull().default('new'),
    /** A keyed hash of the sender's network, by which spam is recognised; null for older ones. */
    origin: bytes(),
    createdAt: createdAt(),
    searchText: foldedText(
      `name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || country || ' ' || job_title || ' ' || description`,
    ),
  },
  (table) => [
    check('orders_state', sql`${table.state} in (${listOf(orderStates)})`),
    index('orders_newest').on(table.createdAt.desc().nullsFirst()),
    index('orders_open').on(table.id.desc()).where(isOpen(table.state)),
    index('orders_by_state').on(table.state, table.id.desc()),
    index('orders_open_of_service').on(table.serviceId, table.id.desc()).where(isOpen(table.state)),
    index('orders_of_service_by_state').on(table.serviceId, table.state, table.id.desc()),
    index('orders_waiting').on(table.createdAt, table.id).where(sql`${table.state} = 'new'`),
    index('orders_waiting_of_service')
      .on(table.serviceId, table.createdAt, table.id)
      .where(sql`${table.state} = 'new'`),
    index('orders_email').on(table.email),
    index('orders_person').on(table.personId),
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: key(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('new'),
    /** As of orders. */
    origin: bytes(),
    createdAt: createdAt(),
    searchText: foldedText(`name || ' ' || email || ' ' || subject || ' ' || message`),
  },
  (table) => [
    check('contact_messages_state', sql`${table.state} in (${listOf(messageStates)})`),
    index('contact_messages_open').on(table.id.desc()).where(isOpen(table.state)),
    index('contact_messages_by_state').on(table.state, table.id.desc()),
    index('contact_messages_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'new'`),
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst()),
    index('contact_messages_email').on(table.email),
    index('contact_messages_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
