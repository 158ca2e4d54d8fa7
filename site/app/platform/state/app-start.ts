import { useEffect } from 'react';
import { rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { markHydrated } from '#platform/browser/static-island.tsx';
import { startSession } from '#platform/session/session-start.ts';
import { startTheme } from '#platform/theme.ts';
import { adoptZoneClock } from '#platform/time-zone.ts';
import { installBrowserConfig, useRootData } from './site-config.ts';

/** What begins once the page has come hydrated in the browser. Called by the root, once. */
export function useAppStart(): void {
  const data = useRootData();
  // While rendering: loaders of the first click may run before any effect has.
  if (data && typeof document !== 'undefined') {
    installBrowserConfig(data.config);
    adoptZoneClock(data.config.timeZone, data.clock);
  }

  useEffect(() => {
    markHydrated();
    let stopTheme = () => {};
    let left = false;
    void rehydratePersisted().then(() => {
      if (!left) stopTheme = startTheme();
    });
    void startSession();
    return () => {
      left = true;
      stopTheme();
    };
  }, []);
}
