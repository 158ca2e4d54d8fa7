import { join } from 'node:path';
import { readBucketAddress } from '../config/bucket-address.ts';
import type { Config } from '../config/config.ts';
import { openLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage: a bucket, or a folder in `DATA_DIR`. */
export async function openStorage({
  storageUrl,
  dataDir,
}: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Storage> {
  if (!storageUrl) return openLocalStorage(join(dataDir, 'storage'));
  const { openBucketStorage } = await import('./bucket-storage.ts');
  return openBucketStorage(readBucketAddress(storageUrl));
}
