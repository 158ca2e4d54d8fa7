import { useQuery } from '@tanstack/react-query';
import { DateText } from '#platform/browser/date-text.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { deletionQuery } from './deletion-calls.ts';

/** Says that the account is about to be deleted. Nothing is shown while that is not known, or not so. */
export function DeletionNotice({ className }: { className?: string }) {
  const enabled = useSession((state) => state.isAuthenticated);
  const deletion = useQuery({ ...deletionQuery, enabled }).data?.data;
  if (!deletion) return null;
  return (
    <Notice tone="warning" className={className}>
      يُحذف حسابك يوم <DateText at={deletion.due_at} className="font-semibold" />. إن غيّرت رأيك{' '}
      <Link to="/account/data#data-deletion">فتراجع عن الحذف</Link>.
    </Notice>
  );
}
