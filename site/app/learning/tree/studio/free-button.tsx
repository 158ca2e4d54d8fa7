import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { cx } from '#ui/class-names.ts';
import { LockIcon } from '#ui/ornament/icons.ts';
import { FreeIcon } from './icons.ts';
import { withoutName } from './tree-texts.ts';
import { useActions } from './use-tree-actions.ts';

interface FreeButtonProps {
  lecture: TreeLecture;
  tabIndex: number;
  readOnly: boolean;
}

/** Whether everybody may open a lecture: shown, and changed by one press. */
export function FreeButton({ lecture: { id, name, free }, tabIndex, readOnly }: FreeButtonProps) {
  const actions = useActions();
  const Icon = free ? FreeIcon : LockIcon;
  return (
    <button
      type="button"
      aria-pressed={free}
      aria-label={`مجانية: ${name.trim() || withoutName}`}
      title={free ? 'مجانية: يفتحها الجميع' : 'للمشتركين فقط'}
      tabIndex={tabIndex}
      disabled={readOnly}
      onClick={() => actions.setFree([id], !free)}
      className={cx(
        'touch-target relative inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-full px-2.5 sm:min-w-22 text-xs font-medium transition-colors disabled:cursor-default',
        free ? 'bg-success-soft text-success' : 'text-text-faint hover:bg-sunken hover:text-text',
      )}
    >
      <Icon className="size-4" />
      {free && <span className="max-sm:hidden">مجانية</span>}
    </button>
  );
}
