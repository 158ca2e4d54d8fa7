import type { PushPayload } from '@nibras/contract/conversation/push/shapes.ts';
import { notices } from '@nibras/contract/limits.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { WorkerEvent } from '../../../worker/worker-events.ts';
import { forgetDeviceOnSignOut } from './on-sign-out.ts';
import { restoreRegistration } from './push-state.ts';

/**
 * Keeps this browser registered for the signed-in user, and shows push messages as toasts while the page is open.
 * `onMessage` is called for each conversation message.
 */
export function PushListener({ onMessage }: { onMessage(): void }) {
  useRegistration();
  useWorkerEvents(onMessage);
  return null;
}

function useRegistration() {
  const id = useSession((state) => state.user?.id);
  useEffect(() => {
    if (id !== undefined) void restoreRegistration();
  }, [id]);
  useEffect(forgetDeviceOnSignOut, []);
}

function useWorkerEvents(onMessage: () => void) {
  const navigate = useNavigate();
  const location = useLocation();

  /** The open conversation shows its messages itself, so they get no toast. */
  const isOpen = ({ conversation_id }: PushPayload) =>
    location.pathname === '/chat' &&
    new URLSearchParams(location.search).get('c') === String(conversation_id);

  const onWorkerEvent = useEffectEvent((event: WorkerEvent) => {
    if (event.type === 'open') return void navigate(event.link);
    if (event.type !== 'push' || isOpen(event.payload)) return;
    const { title, body, link, conversation_id } = event.payload;
    if (conversation_id !== undefined) onMessage();
    toast({
      title,
      description: body,
      duration: notices.pushToast,
      action: { label: 'عرض', onSelect: () => void navigate(link) },
    });
  });

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listener = ({ data }: MessageEvent<WorkerEvent>) => onWorkerEvent(data);
    navigator.serviceWorker.addEventListener('message', listener);
    return () => navigator.serviceWorker.removeEventListener('message', listener);
  }, []);
}
