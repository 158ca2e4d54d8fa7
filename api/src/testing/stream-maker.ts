import pino from 'pino';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { makeStreams } from '../content/media/streams/make-streams.ts';

// A process that makes streams and nothing else, for tests that kill it.
const config = readConfig(process.env);
const database = openDatabase(config.databaseUrl ?? '');
const storage = await openStorage(config);
const log = pino({ level: 'silent' });
const now = () => new Date();
await makeStreams({ config, db: database.db, storage, log, now } as unknown as Platform);
await database.close();
