import { makeArticle, makeProject, makeService, makeSkill } from '#factories/publishing.ts';
import { renderHtml } from '#platform/html/render-html.ts';
import type { DemoArticle, DemoContent, DemoProject, DemoService } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

async function writeArticle({ db, media, ...loading }: Loading, article: DemoArticle) {
  const { source, rendered } = await renderHtml(article.description);
  await makeArticle(db, {
    slug: article.slug,
    name: article.name,
    categoryId: loading.categories.get(article.category),
    authorId: loading.people.get(article.author).id,
    smallDescription: article.smallDescription,
    description: source,
    descriptionHtml: rendered,
    image: media.publicFile(article.image),
    createdAt: loading.ago(article.daysAgo),
    updatedAt: loading.ago(article.daysAgo),
    ...stateOf(article, loading),
  });
}

function stateOf({ unpublished }: DemoArticle, { ago }: Pick<Loading, 'ago'>) {
  if (unpublished === undefined) return {};
  if (unpublished === 'draft') return { published: false, state: 'draft' as const };
  const publishAt = ago(-unpublished.inDays);
  return { published: false, state: 'scheduled' as const, publishAt };
}

async function writeService({ db, media, ...loading }: Loading, service: DemoService) {
  const { id } = await makeService(db, {
    slug: service.slug,
    name: service.name,
    categoryId: loading.categories.get(service.category),
    managerId: loading.people.get(service.manager).id,
    smallDescription: service.smallDescription,
    userDescription: service.userDescription,
    description: service.description,
    image: media.publicFile(service.image),
    priceStarting: service.priceStarting,
    featured: service.featured,
    courses: service.courses.map((slug) => loading.courses.get(slug)),
    createdAt: loading.ago(service.daysAgo),
    updatedAt: loading.ago(service.daysAgo),
  });
  loading.services.set(service.slug, id);
}

async function writeProject({ db, media, ...loading }: Loading, project: DemoProject) {
  await makeProject(db, {
    slug: project.slug,
    name: project.name,
    description: project.description,
    image: media.publicFile(project.image),
    images: project.images.flatMap((image) => media.publicFile(image) ?? []),
    projectUrl: project.projectUrl,
    completedAt: project.completedDaysAgo === null ? null : loading.ago(project.completedDaysAgo),
    skills: project.skills.map((name) => ({ id: loading.skills.get(name) })),
    services: project.services.map((slug) => ({ id: loading.services.get(slug) })),
    createdAt: loading.ago(project.daysAgo),
    updatedAt: loading.ago(project.daysAgo),
  });
}

/** Writes articles, services and projects. Requires the people and the courses. */
export async function writePublishing(loading: Loading, content: DemoContent): Promise<void> {
  for (const article of content.articles) await writeArticle(loading, article);
  for (const service of content.services) await writeService(loading, service);
  for (const { name } of content.skills) {
    loading.skills.set(name, (await makeSkill(loading.db, { name })).id);
  }
  for (const project of content.projects) await writeProject(loading, project);
}
