import { Checkbox } from './checkbox.tsx';
import type { useSelected } from './use-selected.ts';

/** Selects all rows of the shown page, above them. */
export const SelectPage = ({
  selection,
}: {
  selection: Pick<ReturnType<typeof useSelected>, 'state' | 'toggleAll'>;
}) => (
  <div className="mb-1 flex min-h-11 items-center gap-3 px-4">
    <Checkbox
      label="حدّد كل ما في هذه الصفحة"
      state={selection.state}
      onToggle={selection.toggleAll}
    />
    <span aria-hidden="true" className="text-sm text-text-faint">
      حدّد الكل
    </span>
  </div>
);
