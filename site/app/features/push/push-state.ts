import { create } from 'zustand';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { isWanted, registerDevice, turnOff } from './device.ts';
import { forgetDeviceOnSignOut } from './on-sign-out.ts';

/**
 * The specification's states of the permission (`pending`, `enabled`, `disabled`), and `unsupported` where the
 * browser or the server has no push. `pending` too where it was granted and turned off again by us.
 */
export type PushState = 'pending' | 'enabled' | 'disabled' | 'unsupported';

const supported = () =>
  typeof window !== 'undefined' &&
  'Notification' in window &&
  'PushManager' in window &&
  'serviceWorker' in navigator;

function stateNow(): PushState {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'disabled';
  return Notification.permission === 'granted' && isWanted() ? 'enabled' : 'pending';
}

export const usePush = create<{ state: PushState; busy: boolean }>(() => ({
  state: 'unsupported',
  busy: false,
}));

const failed = 'تعذر تفعيل الإشعارات على هذا الجهاز';

/** Reads what the browser says now: the person may have changed it in the browser's own settings. */
export const refreshPushState = () => usePush.setState({ state: stateNow() });

async function register(): Promise<void> {
  const { user } = sessionStore.getState();
  forgetDeviceOnSignOut();
  if (user?.id !== undefined) await registerDevice(user.id);
}

/** Asks for the permission, at the person's own press only, and registers this browser. */
export async function enablePush(): Promise<void> {
  usePush.setState({ busy: true });
  try {
    const answer = await Notification.requestPermission();
    if (answer === 'granted') {
      await register();
      toast({ variant: 'success', title: 'تم تفعيل الإشعارات على هذا الجهاز' });
    }
    refreshPushState();
  } catch (error) {
    if (isUnsupportedCall(error)) usePush.setState({ state: 'unsupported' });
    toast({ variant: 'destructive', title: failed, description: 'حاول مرة أخرى بعد قليل.' });
  } finally {
    usePush.setState({ busy: false });
  }
}

/** Ends push messages on this browser. */
export async function disablePush(): Promise<void> {
  usePush.setState({ busy: true });
  await turnOff().catch(() => undefined);
  refreshPushState();
  usePush.setState({ busy: false });
}

/** After a sign-in: this browser belongs to the new person, where push messages are wanted on it. */
export async function registerAgain(): Promise<void> {
  refreshPushState();
  if (usePush.getState().state !== 'enabled') return;
  // What fails silently is tried at the next visit: nobody asked for it just now.
  await register().catch(() => undefined);
}
