import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { markConfigChanged, useSiteConfig } from '#platform/state/site-config.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';

/** Loads the page again when the provider's nouns have changed: texts that the tab has made of former ones stay in it. */
function useReloadWithNouns(): void {
  const { nouns } = useSiteConfig();
  const first = useRef(nouns);
  useEffect(() => {
    if (nouns !== first.current) location.reload();
  }, [nouns]);
}

/** The settings under edit; what is published shows in this tab at once: its name, its logo, its times. */
export function useLiveSettings(edited: EditedItem<'site'>): EditedItem<'site'> {
  const { revalidate } = useRevalidator();
  useReloadWithNouns();
  const refresh = () => {
    markConfigChanged();
    void revalidate();
  };
  return {
    ...edited,
    async publish(...options) {
      const undo = await edited.publish(...options);
      refresh();
      return undo;
    },
    // Also after an undo.
    async reload() {
      await edited.reload();
      refresh();
    },
  };
}
