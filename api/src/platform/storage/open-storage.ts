import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config.ts';
import { openLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/**
 * The storage that the configuration names.
 * @throws ConfigError for a bucket: only folders are known so far
 */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.storageUrl)
    throw new ConfigError('STORAGE_URL: buckets are not supported by this version');
  return openLocalStorage(join(config.dataDir, 'storage'));
}
