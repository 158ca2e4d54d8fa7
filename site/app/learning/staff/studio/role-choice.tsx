import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import type { StaffRole } from './staff-calls.ts';

interface RoleChoiceProps {
  label: string;
  role: StaffRole;
  disabled: boolean;
  onChange(role: StaffRole): void;
}

const roles: { role: StaffRole; name: string }[] = [
  { role: 'teacher', name: wording`معلّم` },
  { role: 'assistant', name: 'مساعد' },
];

/** Teacher or assistant, by one press. */
export function RoleChoice({ label, role: chosen, disabled, onChange }: RoleChoiceProps) {
  return (
    <fieldset
      aria-label={label}
      disabled={disabled}
      className="flex shrink-0 rounded-md border border-line-strong bg-raised p-0.5"
    >
      {roles.map(({ role, name }) => (
        <button
          key={role}
          type="button"
          aria-pressed={role === chosen}
          onClick={() => role !== chosen && onChange(role)}
          className={cx(
            'touch-target relative min-h-8 rounded-sm px-3 text-sm font-medium transition-colors',
            role === chosen ? 'bg-link-soft text-link' : 'text-text-soft hover:bg-sunken',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
