import { waiting as limits } from '@nibras/contract/limits.ts';
import { putStudioInboxByKindByThingPresence } from '@nibras/contract/site/waiting/studio/calls.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { useRealtime } from '#platform/realtime/realtime.ts';
import type { ThingKey } from './use-filter.ts';

/** Says every few seconds that this tab has a thing open. @returns the others who have it open */
export function useThingPresence({ kind, id }: ThingKey): readonly { id: number; name: string }[] {
  const [people, setPeople] = useState<readonly { id: number; name: string }[]>([]);
  const announce = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const params = { kind, thing: id };
      setPeople((await makeCall(putStudioInboxByKindByThingPresence, { params })).people);
    } catch {
      // Answering says that the server does not respond; presence is tried again by itself.
    }
  });
  useRealtime('waiting-opened', (event) => {
    if (event.kind === kind && event.thing === id) void announce();
  });
  useEffect(() => {
    void announce();
    const timer = setInterval(() => void announce(), limits.presenceEvery);
    const again = () => void announce();
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return people;
}
