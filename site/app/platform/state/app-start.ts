import { useEffect } from 'react';
import { rehydratePersisted } from '#platform/browser/persisted-store.ts';
import { markHydrated } from '#platform/browser/static-island.tsx';
import { startSession } from '#platform/session/session-start.ts';
import { startTheme } from '#platform/theme.ts';
import { adoptZoneClock } from '#platform/time-zone.ts';
import { installBrowserConfig, useRootData } from './site-config.ts';

/** Starts theme and session once the page is hydrated. Called once, by the root. */
export function useAppStart(): void {
  const data = useRootData();
  // During render: loaders of the first navigation may run before any effect.
  if (data && typeof document !== 'undefined') {
    installBrowserConfig(data.config);
    adoptZoneClock(data.config.timeZone, data.clock);
  }

  useEffect(() => {
    markHydrated();
    let stopTheme = () => {};
    let unmounted = false;
    void rehydratePersisted().then(() => {
      if (!unmounted) stopTheme = startTheme();
    });
    void startSession();
    return () => {
      unmounted = true;
      stopTheme();
    };
  }, []);
}
