import { setWording } from '@nibras/contract/text/reword.ts';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import type { Queryable } from '../database/database.ts';
import type { InvalidationBus } from '../http/cache/invalidation-bus.ts';
import { readSettings, writeFirstSettings } from './settings-queries.ts';

/** Every process has one. A page, mail or picture reads the settings when it is made, and never keeps them. */
export interface SettingsStore {
  current(): Settings;
  /** Reads them again; resolves once `current` returns them. */
  reload(): Promise<void>;
  /** Reloads with every change, whichever process made it, before that change is answered. */
  follow(bus: InvalidationBus): Promise<void>;
}

/** The tag that a change of the settings or of the footer's pages invalidates (migration 0026). */
const tag = 'settings';

const firstSettings = ({ first, publicUrl }: Pick<Config, 'first' | 'publicUrl'>): Settings => ({
  ...first,
  tagline: '',
  hero: ['', ''],
  currency: 'USD',
  logo: null,
  icon: null,
  accent: null,
  homeSections: null,
  videoHosts: [],
  wording: null,
  footerPages: [],
  version: 0,
  publicUrl,
});

/** The settings of a process without a database: those of the environment. */
export const settingsOfEnvironment = (
  config: Pick<Config, 'first' | 'publicUrl'>,
): Pick<SettingsStore, 'current'> => {
  const settings = firstSettings(config);
  return { current: () => settings };
};

/**
 * Opens the settings, and gives them their first values.
 * @param options.write whether this process may write the environment's values; one that only renders pages may not
 */
export async function openSettings({
  config,
  db,
  log,
  write,
}: {
  config: Pick<Config, 'first' | 'publicUrl'>;
  db: Queryable;
  log: Pick<Logger, 'warn'>;
  write: boolean;
}): Promise<SettingsStore> {
  const { publicUrl } = config;
  let settings = firstSettings(config);
  let running: Promise<void> | null = null;
  let isStale = false;

  async function read(): Promise<void> {
    const found = await readSettings(db);
    if (found) settings = { ...found, publicUrl };
    setWording(settings.wording);
  }

  /** One read at a time; a change that comes meanwhile is read after it. */
  async function reload(): Promise<void> {
    isStale = true;
    running ??= (async () => {
      while (isStale) {
        isStale = false;
        await read();
      }
    })().finally(() => {
      running = null;
    });
    await running;
  }

  if (write) await writeFirstSettings(db, config.first);
  await read();
  return {
    current: () => settings,
    reload,
    async follow(bus) {
      bus.onInvalidate((tags) => {
        if (tags !== null && !tags.includes(tag)) return undefined;
        return reload().catch((error: unknown) =>
          log.warn({ err: error }, 'the settings could not be read again'),
        );
      });
      // What changed between opening them and following.
      await reload();
    },
  };
}
