import { cx } from '#ui/class-names.ts';

const chip =
  'inline-flex max-w-full items-center rounded-full border border-line bg-raised px-2.5 py-0.5 text-xs text-text-soft';

interface SkillChipsProps {
  skills: { name: string }[];
  /** How many skills are named; the rest is shown as a number. */
  most: number;
  className?: string;
}

/** The first skills by name, and the number of the others. */
export function SkillChips({ skills, most, className }: SkillChipsProps) {
  if (skills.length === 0) return null;
  const rest = skills.length - most;
  return (
    <ul aria-label="المهارات" className={cx('flex flex-wrap gap-1.5', className)}>
      {skills.slice(0, most).map(({ name }) => (
        <li key={name} className="max-w-full">
          <span className={chip}>
            <bdi className="truncate">{name}</bdi>
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span className={chip}>
            <span aria-hidden="true" dir="ltr">
              +{rest}
            </span>
            <span className="sr-only">و{rest} غيرها</span>
          </span>
        </li>
      )}
    </ul>
  );
}
