import { notices } from '@nibras/contract/limits.ts';
import type { PushPayload } from '@nibras/contract/push.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { WorkerEvent } from '../../../worker/worker-events.ts';
import { forgetDeviceOnSignOut } from './on-sign-out.ts';
import { registerAgain } from './push-state.ts';

/**
 * Keeps this browser registered for whoever is signed in, and shows what comes while the page is looked at.
 * `onMessage` is told of each message among it.
 */
export function PushListener({ onMessage }: { onMessage(): void }) {
  useRegistration();
  useWorkerEvents(onMessage);
  return null;
}

function useRegistration() {
  const id = useSession((state) => state.user?.id);
  useEffect(() => {
    if (id !== undefined) void registerAgain();
  }, [id]);
  useEffect(forgetDeviceOnSignOut, []);
}

function useWorkerEvents(onMessage: () => void) {
  const navigate = useNavigate();
  const location = useLocation();

  /** The conversation that is open shows its messages itself. */
  const isOpen = ({ conversation_id }: PushPayload) =>
    location.pathname === '/chat' &&
    new URLSearchParams(location.search).get('c') === String(conversation_id);

  const hear = useEffectEvent((news: WorkerEvent) => {
    if (news.type === 'open') return void navigate(news.link);
    if (news.type !== 'push' || isOpen(news.payload)) return;
    const { title, body, link, conversation_id } = news.payload;
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
    const listen = ({ data }: MessageEvent<WorkerEvent>) => hear(data);
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);
}
