import * as z from 'zod/mini';
import {
  readFlag,
  readId,
  readList,
  readListMeta,
  readNumber,
  readOptionalText,
  readOr,
  readText,
  readWhole,
} from './reading.ts';

/** A thing that a service's page links to: a course, a skill, a project without its skills. */
export const linkedFields = z.looseObject({
  id: readId,
  name: readText,
  image: readOptionalText,
  description: readText,
});

export const readSkills = readList(
  z.pipe(
    z.looseObject({ id: readWhole, name: readText, image: readOptionalText }),
    z.transform(({ id, name, image }) => ({ id, name, image })),
  ),
);
export type ReadSkill = z.output<typeof readSkills>[number];

/** Skills whose name is told, each once. */
export function namedSkills(skills: ReadSkill[]): ReadSkill[] {
  return skills.filter(
    ({ name }, index) => name !== '' && skills.findIndex((one) => one.name === name) === index,
  );
}

const categoryRow = z.looseObject({ id: readWhole, name: readText, slug: readText });

const managerRow = z.pipe(
  z.looseObject({
    name: readText,
    email: readText,
    role: readText,
    profile_photo_url: readOptionalText,
    email_verified_at: readOptionalText,
  }),
  z.transform((read) => ({
    name: read.name || read.email,
    email: read.email,
    /** `Teacher` has a badge (document 1 §6); what else a server may say is its own. */
    role: read.role,
    photo: read.profile_photo_url,
    verified: read.email_verified_at !== null,
  })),
);
export type ReadManager = z.output<typeof managerRow>;

const priceField = z.pipe(
  readOr(z.looseObject({ starting: readNumber })),
  z.transform((price) => (price?.starting && price.starting > 0 ? price.starting : null)),
);

/** Only our own server tells which services it features; of others each is, as the specification says. */
const featuredField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === undefined || z.parse(readFlag, value)),
);

const cardFields = z.looseObject({
  id: readId,
  name: readText,
  image: readOptionalText,
  small_description: readText,
  price: priceField,
  category: readOr(categoryRow),
  category_id: readWhole,
  project_count: readNumber,
  manager: readOr(managerRow),
});

function toCard(read: z.output<typeof cardFields>) {
  const { id, name, image, small_description, price, category, project_count, manager } = read;
  return {
    /** Null where the server does not say; without `category` it is looked up in the list of categories. */
    category_id: read.category_id || null,
    id,
    name,
    image,
    small_description,
    price,
    category: category?.name
      ? { id: category.id, name: category.name, slug: category.slug || String(category.id) }
      : null,
    /** Null where the server does not count. */
    project_count,
    manager: manager?.name ? manager : null,
  };
}

const readServiceCard = z.pipe(cardFields, z.transform(toCard));
/** A service as its card needs it; null for a price that is not told. */
export type ReadServiceCard = z.output<typeof readServiceCard>;

const detailFields = z.extend(cardFields, {
  user_description: readText,
  description: readText,
  featured: featuredField,
  created_at: readOptionalText,
  projects: readList(
    z.pipe(
      z.extend(linkedFields, { skill: readSkills }),
      z.transform(({ id, name, image, description, skill }) => ({
        id,
        name,
        image,
        description,
        skill: namedSkills(skill),
      })),
    ),
  ),
  courses: readList(
    z.pipe(
      linkedFields,
      z.transform(({ id, name, image, description }) => ({ id, name, image, description })),
    ),
  ),
});

function toService(read: z.output<typeof detailFields>) {
  return {
    ...toCard(read),
    project_count: read.project_count ?? read.projects.length,
    user_description: read.user_description,
    description: read.description,
    featured: read.featured,
    created_at: read.created_at,
    projects: read.projects,
    courses: read.courses,
  };
}

/** A service with all that its page shows. */
export type ReadService = ReturnType<typeof toService>;
export type ReadServiceProject = ReadService['projects'][number];

const listFields = z.looseObject({
  services: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  meta: readListMeta,
});

/** `GET /api/service`, with or without pages: the services stand under `services`, with some servers under `data`. */
export const readServiceList = z.pipe(
  listFields.check(
    z.refine(({ services, data }) => Array.isArray(services) || Array.isArray(data)),
  ),
  z.transform(({ services, data, meta }) => ({
    services: z
      .parse(readList(readServiceCard), Array.isArray(services) ? services : data)
      .filter(({ name }) => name !== ''),
    meta,
  })),
);
export type ReadServiceList = z.output<typeof readServiceList>;

const readDetail = readOr(z.pipe(detailFields, z.transform(toService)));

/**
 * `GET /api/service/{id}`: the service under `service`, with some servers under `data` or by itself. Null where the
 * answer holds none.
 */
export const readServiceAnswer = z.pipe(
  z.looseObject({}),
  z.transform((body) => z.parse(readDetail, body.service ?? body.data ?? body)),
);
