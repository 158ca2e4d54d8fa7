import type { PushPlace } from '@nibras/contract/people/consents/push.ts';
import { create } from 'zustand';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { isPushEnabled, registerDevice, turnPushOff } from './device.ts';
import { forgetDeviceOnSignOut } from './on-sign-out.ts';

/**
 * The specification's states of the permission (`pending`, `enabled`, `disabled`), and `unsupported` when the browser
 * or the server has no push. Also `pending` when the permission was granted but the user has turned push off.
 */
export type PushState = 'pending' | 'enabled' | 'disabled' | 'unsupported';

const supported = () =>
  typeof window !== 'undefined' &&
  'Notification' in window &&
  'PushManager' in window &&
  'serviceWorker' in navigator;

function currentState(): PushState {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'disabled';
  return Notification.permission === 'granted' && isPushEnabled() ? 'enabled' : 'pending';
}

export const usePush = create<{ state: PushState; busy: boolean }>(() => ({
  state: 'unsupported',
  busy: false,
}));

const failedTitle = 'تعذر تفعيل الإشعارات على هذا الجهاز';

/** Updates the state, since the user may have changed the permission in the browser's settings. */
export const refreshPushState = () => usePush.setState({ state: currentState() });

/** @param chosenAt where the user has just agreed; absent for a browser that is registered again */
async function register(chosenAt?: PushPlace): Promise<void> {
  const { user } = sessionStore.getState();
  forgetDeviceOnSignOut();
  if (user?.id !== undefined) await registerDevice(user.id, chosenAt);
}

/** Requests the permission and registers this browser. Call it only on a user's click. */
export async function enablePush(chosenAt: PushPlace): Promise<void> {
  usePush.setState({ busy: true });
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') {
      await register(chosenAt);
      toast({ variant: 'success', title: 'فُعّلت الإشعارات على هذا الجهاز' });
    }
    refreshPushState();
  } catch (error) {
    if (isUnsupportedCall(error)) usePush.setState({ state: 'unsupported' });
    toast({ variant: 'destructive', title: failedTitle, description: 'حاول مرة أخرى بعد قليل.' });
  } finally {
    usePush.setState({ busy: false });
  }
}

/** Turns push messages off in this browser. */
export async function disablePush(): Promise<void> {
  usePush.setState({ busy: true });
  await turnPushOff().catch(() => undefined);
  refreshPushState();
  usePush.setState({ busy: false });
}

/** Registers this browser for the signed-in user after a sign-in, if push messages are turned on in it. */
export async function restoreRegistration(): Promise<void> {
  refreshPushState();
  if (usePush.getState().state !== 'enabled') return;
  // Silent: the user did not request it now, and the next visit retries.
  await register().catch(() => undefined);
}
