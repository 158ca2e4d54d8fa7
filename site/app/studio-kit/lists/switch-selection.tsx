import { studio as limits } from '@nibras/contract/limits.ts';
import type { ComponentProps } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import type { useSelected } from './use-selected.ts';

interface SwitchSelectionProps
  extends Pick<ComponentProps<typeof SelectionFrame>, 'label' | 'noun'> {
  selection: Pick<ReturnType<typeof useSelected>, 'selected' | 'clear'>;
  busy: boolean;
  /** What can be done with all of them; each resolves to whether it was done. */
  actions: readonly { label: string; run(ids: readonly number[]): Promise<boolean> }[];
}

/** The bar of selected rows that are switched in one call; what was done is selected no more. */
export function SwitchSelection(props: SwitchSelectionProps) {
  const { selection, busy, actions, ...frame } = props;
  const { selected, clear } = selection;
  return (
    <SelectionFrame {...frame} count={selected.size} most={limits.itemsAtOnce} onClear={clear}>
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          size="sm"
          variant="secondary"
          disabled={busy}
          onClick={async () => {
            if (await run([...selected])) clear();
          }}
        >
          {label}
        </Button>
      ))}
    </SelectionFrame>
  );
}
