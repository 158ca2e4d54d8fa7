import { asIfPublished } from '#content/items/index.ts';
import { projectBy } from '#content/portfolio/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { mayPreviewItem } from './policy.ts';

/**
 * What a project's page will show once its draft is published.
 * @throws AppError project-not-found, also for those who do not edit projects
 */
export async function previewProject(
  platform: Platform,
  { id, caller }: { id: number; caller: Caller },
) {
  if (!mayPreviewItem(caller, 'project')) throw new AppError('project-not-found');
  const project = await asIfPublished(platform, { item: { kind: 'project', id } }, (db) =>
    projectBy(db, id),
  );
  return orThrow(project, 'project-not-found');
}
