import { mediaUrl } from '#platform/state/media.ts';
import { browserConfig } from '#platform/state/site-config.ts';
import { registeredWorker, registerWorker } from '#platform/worker.ts';
import type { OfflineArticle, SaveOfflineMessage } from '../../../worker/offline-articles.ts';
import type { SavedArticle } from './saved-article.ts';

/** Wide enough for a phone's whole width; whatever width is asked for without a network, this one answers. */
const pictureWidth = 960;

/** Where a saved article's page, the answers that it is made of, and its picture are. */
export function offlineArticle(
  { id, image }: Pick<SavedArticle, 'id' | 'image'>,
  apiBaseUrl: string,
): OfflineArticle {
  const name = encodeURIComponent(id);
  const call = `${apiBaseUrl}/api/article/${name}`;
  return {
    page: `/articles/${name}`,
    answers: [call, `${call}/related`],
    picture: mediaUrl(image, { apiBaseUrl, width: pictureWidth }),
  };
}

/**
 * Tells the service worker what is saved now, so that this and nothing else can be read without a network. The first
 * article that is saved registers it.
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
