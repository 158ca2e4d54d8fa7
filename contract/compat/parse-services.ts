import * as z from 'zod/mini';
import {
  parseFlag,
  parseId,
  parseList,
  parseListMeta,
  parseNumber,
  parseOptionalText,
  parseOr,
  parseText,
  parseWhole,
} from './parse-fields.ts';

/** A thing that a service's page links to: a course, a skill, a project without its skills. */
export const linkedFields = z.looseObject({
  id: parseId,
  name: parseText,
  image: parseOptionalText,
  description: parseText,
});

export const parseSkills = parseList(
  z.pipe(
    z.looseObject({ id: parseWhole, name: parseText, image: parseOptionalText }),
    z.transform(({ id, name, image }) => ({ id, name, image })),
  ),
);
export type ParsedSkill = z.output<typeof parseSkills>[number];

/** Skills whose name is told, each once. */
export function namedSkills(skills: ParsedSkill[]): ParsedSkill[] {
  return skills.filter(
    ({ name }, index) => name !== '' && skills.findIndex((one) => one.name === name) === index,
  );
}

const categoryRow = z.looseObject({ id: parseWhole, name: parseText, slug: parseText });

const managerRow = z.pipe(
  z.looseObject({
    name: parseText,
    email: parseText,
    role: parseText,
    profile_photo_url: parseOptionalText,
    email_verified_at: parseOptionalText,
  }),
  z.transform((read) => ({
    name: read.name || read.email,
    email: read.email,
    /** `Teacher` has a badge (docs/behaviour/general.md#roles); what else a server may say is its own. */
    role: read.role,
    photo: read.profile_photo_url,
    verified: read.email_verified_at !== null,
  })),
);
export type ParsedManager = z.output<typeof managerRow>;

const priceField = z.pipe(
  parseOr(z.looseObject({ starting: parseNumber })),
  z.transform((price) => (price?.starting && price.starting > 0 ? price.starting : null)),
);

/** Only our own server tells which services it features; of others each is, as the specification says. */
const featuredField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === undefined || z.parse(parseFlag, value)),
);

const cardFields = z.looseObject({
  id: parseId,
  name: parseText,
  image: parseOptionalText,
  small_description: parseText,
  price: priceField,
  category: parseOr(categoryRow),
  category_id: parseWhole,
  project_count: parseNumber,
  manager: parseOr(managerRow),
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

const parseServiceCard = z.pipe(cardFields, z.transform(toCard));
/** A service as its card needs it; null for a price that is not told. */
export type ParsedServiceCard = z.output<typeof parseServiceCard>;

const detailFields = z.extend(cardFields, {
  user_description: parseText,
  description: parseText,
  featured: featuredField,
  created_at: parseOptionalText,
  projects: parseList(
    z.pipe(
      z.extend(linkedFields, { skill: parseSkills }),
      z.transform(({ id, name, image, description, skill }) => ({
        id,
        name,
        image,
        description,
        skill: namedSkills(skill),
      })),
    ),
  ),
  courses: parseList(
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
export type ParsedService = ReturnType<typeof toService>;
export type ParsedServiceProject = ParsedService['projects'][number];

const listFields = z.looseObject({
  services: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  meta: parseListMeta,
});

/** `GET /api/service`, with or without pages: the services stand under `services`, with some servers under `data`. */
export const parseServiceList = z.pipe(
  listFields.check(
    z.refine(({ services, data }) => Array.isArray(services) || Array.isArray(data)),
  ),
  z.transform(({ services, data, meta }) => ({
    services: z
      .parse(parseList(parseServiceCard), Array.isArray(services) ? services : data)
      .filter(({ name }) => name !== ''),
    meta,
  })),
);
export type ParsedServiceList = z.output<typeof parseServiceList>;

const parseDetail = parseOr(z.pipe(detailFields, z.transform(toService)));

/**
 * `GET /api/service/{id}`: the service under `service`, with some servers under `data` or by itself. Null where the
 * answer holds none.
 */
export const parseServiceAnswer = z.pipe(
  z.looseObject({}),
  z.transform((body) => z.parse(parseDetail, body.service ?? body.data ?? body)),
);
