import type { ParsedManager } from '@nibras/contract/compat/parse-services.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';

export const isTrainer = ({ role }: ParsedManager) => role.toLowerCase() === 'teacher';

/**
 * The manager of a service in one line; a teacher is marked as trainer. It shows the first letter instead of the photo,
 * since a list of fifteen services would load a photo for each.
 */
export function ManagerLine({
  manager,
  className,
}: {
  manager: ParsedManager;
  className?: string;
}) {
  return (
    <p className={cx('flex items-center gap-2.5', className)}>
      <Avatar name={manager.name} size="sm" />
      <bdi className="min-w-0 truncate text-sm text-text-soft">{manager.name}</bdi>
      {isTrainer(manager) && <Badge tone="lamp">مدرّب</Badge>}
    </p>
  );
}
