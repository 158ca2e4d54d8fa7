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
  z.transform((read) => ({
    id: read.id,
    slug: read.slug || String(read.id),
    name: read.name,
    description: read.description,
    image: read.image,
    images: read.images.filter((image) => image !== null),
    /** Only what a browser may open as a page: never `javascript:`. */
    project_url: webAddress(read.project_url),
    completedAt: read.completedAt,
    created_at: read.created_at,
    skill: namedSkills(read.skill),
    services: read.services.filter(({ name }) => name !== ''),
  })),
);
/** A project from any server of the specification. */
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

/** `GET /api/project` and `GET /api/project/{serviceId}` with pages: under `projects` or `data`. */
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
 * `GET /api/project/{id}` and `GET /api/project?per_page=200`: the projects that an answer holds, whether it is one
 * (under `project`, `data` or by itself) or a list of them. `alone` tells the one from a list of one.
 */
export const parseProjects = z.pipe(
  z.looseObject({}),
  z.transform((body) => {
    const held = body.project ?? body.projects ?? body.data ?? body;
    const alone = !Array.isArray(held);
    return { alone, projects: z.parse(projectRows, alone ? [held] : held) };
  }),
);
