import { useSession } from '#platform/session/session-store.ts';
import { Notice } from '#ui/overlay/notice.tsx';

/** Why somebody who was signed in stands on the sign-in page; nothing for all others. */
export function SessionEndedNotice() {
  const reason = useSession((state) => (state.isAuthenticated ? null : state.error));
  if (!reason) return null;
  return (
    <Notice tone="warning" title={reason}>
      سجّل الدخول لتكمل من حيث توقفت.
    </Notice>
  );
}
