import { asIfPublished } from '#content/items/index.ts';
import { readService } from '#content/services/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { mayPreviewItem } from './policy.ts';

/**
 * What a service's page will show once its draft is published.
 * @throws AppError service-not-found, also for those who do not edit services
 */
export async function previewService(
  platform: Platform,
  { id, caller }: { id: number; caller: Caller },
) {
  if (!mayPreviewItem(caller, 'service')) throw new AppError('service-not-found');
  return asIfPublished(platform, { item: { kind: 'service', id } }, (db) => readService(db, id));
}
