import { useRevalidator } from 'react-router';
import { markConfigChanged } from '#platform/state/site-config.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';

/** The settings under edit; what is published shows in this tab at once: its name, its logo, its times. */
export function useLiveSettings(edited: EditedItem<'site'>): EditedItem<'site'> {
  const { revalidate } = useRevalidator();
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
