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

/** The fields of an item that a service's page links to: a course, or a project without its skills. */
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

/** Removes skills without a name and duplicates. */
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
  z.transform((row) => ({
    name: row.name || row.email,
    email: row.email,
    /** `Teacher` has a badge (docs/behaviour/general.md#roles); other values depend on the server. */
    role: row.role,
    photo: row.profile_photo_url,
    verified: row.email_verified_at !== null,
  })),
);
export type ParsedManager = z.output<typeof managerRow>;

const priceField = z.pipe(
  parseOr(z.looseObject({ starting: parseNumber })),
  z.transform((price) => (price?.starting && price.starting > 0 ? price.starting : null)),
);

/** Only this project's server sends the field. For other servers every service is featured, as the specification says. */
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

function toCard(row: z.output<typeof cardFields>) {
  const { id, name, image, small_description, price, category, project_count, manager } = row;
  return {
    /** Null if the server sends none. Without `category`, the site looks it up in the list of categories. */
    category_id: row.category_id || null,
    id,
    name,
    image,
    small_description,
    price,
    category: category?.name
      ? { id: category.id, name: category.name, slug: category.slug || String(category.id) }
      : null,
    /** Null if the server sends no count. */
    project_count,
    manager: manager?.name ? manager : null,
  };
}

const parseServiceCard = z.pipe(cardFields, z.transform(toCard));
/** A service for its card; an unknown price is null. */
export type ParsedServiceCard = z.output<typeof parseServiceCard>;

const detailFields = z.extend(cardFields, {
  slug: parseText,
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

function toService(row: z.output<typeof detailFields>) {
  return {
    ...toCard(row),
    /** Empty if the server sends none. */
    slug: row.slug,
    project_count: row.project_count ?? row.projects.length,
    user_description: row.user_description,
    description: row.description,
    featured: row.featured,
    created_at: row.created_at,
    projects: row.projects,
    courses: row.courses,
  };
}

/** A service for its page. */
export type ParsedService = ReturnType<typeof toService>;
export type ParsedServiceProject = ParsedService['projects'][number];

const listFields = z.looseObject({
  services: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  meta: parseListMeta,
});

/** `GET /api/service`, with or without pages: the services are in `services`, or in `data` on some servers. */
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
 * `GET /api/service/{id}`: the service is in `service`, or on some servers in `data` or without a wrapper. Null if the
 * response contains none.
 */
export const parseServiceAnswer = z.pipe(
  z.looseObject({}),
  z.transform((body) => z.parse(parseDetail, body.service ?? body.data ?? body)),
);
