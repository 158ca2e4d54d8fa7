import { mediaUrl } from '#platform/state/media.ts';
import { browserConfig } from '#platform/state/site-config.ts';
import { registeredWorker, registerWorker } from '#platform/worker.ts';
import type { OfflineArticle, SaveOfflineMessage } from '../../../../worker/offline-articles.ts';
import type { SavedArticle } from './saved-article.ts';

/** In pixels, as wide as a phone's screen. Offline this width is returned for every requested width. */
const pictureWidth = 960;

/** The URLs of a saved article's page, API responses and picture. */
export function offlineArticle(
  { id, image }: Pick<SavedArticle, 'id' | 'image'>,
  apiBaseUrl: string,
): OfflineArticle {
  const pathId = encodeURIComponent(id);
  const call = `${apiBaseUrl}/api/article/${pathId}`;
  return {
    page: `/articles/${pathId}`,
    answers: [call, `${call}/related`],
    picture: mediaUrl(image, { apiBaseUrl, width: pictureWidth }),
  };
}

/**
 * Sends the list of saved articles to the service worker, which caches exactly these for offline reading. Saving the
 * first article registers the worker.
 */
export async function saveOffline(articles: readonly SavedArticle[]): Promise<void> {
  const registration = await (articles.length > 0 ? registerWorker() : registeredWorker());
  const { apiBaseUrl } = browserConfig();
  const message: SaveOfflineMessage = {
    type: 'save-articles',
    articles: articles.map((article) => offlineArticle(article, apiBaseUrl)),
  };
  registration?.active?.postMessage(message);
}
