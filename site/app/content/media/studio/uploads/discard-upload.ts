import { uploadsPath } from '@nibras/contract/content/media/studio/shapes.ts';
import { apiSend } from '#platform/api/api-client.ts';

/** Removes an unfinished upload from the server. One that is gone already needs no removal. */
export async function discardUpload(id: string): Promise<void> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  await apiSend('DELETE', `${uploadsPath}/${id}`, { headers }).catch(() => undefined);
}
