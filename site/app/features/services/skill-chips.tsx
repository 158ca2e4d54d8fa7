import { cx } from '#ui/class-names.ts';
import { Tag } from '#ui/tag.tsx';

interface SkillChipsProps {
  skills: { name: string }[];
  /** How many are named; the rest is a count. */
  most: number;
  className?: string;
}

/** The first skills by name, and how many more there are. */
export function SkillChips({ skills, most, className }: SkillChipsProps) {
  if (skills.length === 0) return null;
  const rest = skills.length - most;
  return (
    <ul aria-label="المهارات" className={cx('flex flex-wrap gap-1.5', className)}>
      {skills.slice(0, most).map(({ name }) => (
        <li key={name} className="max-w-full">
          <Tag className="max-w-full [&>bdi]:truncate">{name}</Tag>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Tag>
            <span aria-hidden="true" dir="ltr">
              +{rest}
            </span>
            <span className="sr-only">و{rest} غيرها</span>
          </Tag>
        </li>
      )}
    </ul>
  );
}
