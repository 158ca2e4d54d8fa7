import * as z from 'zod/mini';
import { parseId, parseList, parseListMeta, parseOptionalText, parseText } from './parse-fields.ts';
import { linkedFields, namedSkills, parseSkills } from './parse-services.ts';

const imageRow = z.pipe(
  z.looseObject({ image: parseOptionalText }),
  z.transform(({ image }) => image),
);

const serviceRow = z.pipe(
  z.extend(linkedFields, { small_description: parseText }),
  z.transform(({ id, name, image, small_description, description }) => ({
    id,
    name,
    image,
    description: small_description || description,
  })),
);

const projectRow = z.pipe(
  z.looseObject({
    id: parseId,
    slug: parseText,
    name: parseText,
    description: parseText,
    image: parseOptionalText,
    images: parseList(imageRow),
    project_url: parseOptionalText,
    completedAt: parseOptionalText,
    created_at: parseOptionalText,
    skill: parseSkills,
    services: parseList(serviceRow),
  }),
  z.transform((row) => ({
    id: row.id,
    slug: row.slug || String(row.id),
    name: row.name,
    description: row.description,
    image: row.image,
    images: row.images.filter((image) => image !== null),
    /** Only http and https addresses, never `javascript:`. */
    project_url: webAddress(row.project_url),
    completedAt: row.completedAt,
    created_at: row.created_at,
    skill: namedSkills(row.skill),
    services: row.services.filter(({ name }) => name !== ''),
  })),
);
/** A project. */
export type ParsedProject = z.output<typeof projectRow>;

function webAddress(text: string | null): string | null {
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address) ? address : null;
}

const projectRows = parseList(projectRow);

const bodyFields = z.looseObject({
  projects: z.optional(z.unknown()),
  project: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  meta: parseListMeta,
});

/** `GET /api/project` and `GET /api/project/{serviceId}` with pages: in `projects` or `data`. */
export const parseProjectList = z.pipe(
  bodyFields.check(
    z.refine(({ projects, data }) => Array.isArray(projects) || Array.isArray(data)),
  ),
  z.transform(({ projects, data, meta }) => ({
    projects: z
      .parse(projectRows, Array.isArray(projects) ? projects : data)
      .filter(({ name }) => name !== ''),
    meta,
  })),
);
export type ParsedProjectList = z.output<typeof parseProjectList>;

/**
 * `GET /api/project/{id}` and `GET /api/project?per_page=200`: a single project (in `project`, `data` or without a
 * wrapper) or a list. `alone` is true for a single project.
 */
export const parseProjects = z.pipe(
  z.looseObject({}),
  z.transform((body) => {
    const content = body.project ?? body.projects ?? body.data ?? body;
    const alone = !Array.isArray(content);
    return { alone, projects: z.parse(projectRows, alone ? [content] : content) };
  }),
);
