import { useSession } from '#platform/session/session-store.ts';
import { Notice } from '#ui/overlay/notice.tsx';

/** Shows why a session has ended; renders nothing for other visitors. */
export function SessionEndedNotice() {
  const reason = useSession((state) => (state.isAuthenticated ? null : state.error));
  if (!reason) return null;
  return (
    <Notice tone="warning" title={reason}>
      سجّل الدخول لتكمل من حيث توقفت.
    </Notice>
  );
}
