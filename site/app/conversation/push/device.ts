import {
  deleteDeviceTokens,
  getPushKey,
  postDeviceTokens,
} from '@nibras/contract/conversation/push/calls.ts';
import type { PushPlace } from '@nibras/contract/people/consents/push.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { localStore } from '#platform/browser/storage.ts';
import { registeredWorker, registerWorker } from '#platform/worker.ts';

/**
 * Whether the user wants push messages in this browser. The permission alone does not show it: a site cannot revoke it.
 */
const enabledKey = 'push-wanted';
/** The registered user and subscription, so that not every visit registers again. */
const registeredKey = 'push-registered';

/** Whether the user has turned push messages on in this browser. */
export const isPushEnabled = () => localStore.getItem(enabledKey) === '1';

/** A name by which the user recognises the device: «Chrome · Android». */
export function deviceName(agent: string): string {
  const browsers: [RegExp, string][] = [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ];
  const systems: [RegExp, string][] = [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ];
  const findName = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return [findName(browsers), findName(systems)].filter(Boolean).join(' · ');
}

const decodeKey = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const sameBytes = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && new Uint8Array(one).join() === other.join();

/** Returns this browser's push subscription for the server's key; one made for another key is replaced. */
async function subscribe(
  worker: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const applicationServerKey = decodeKey(key);
  const existing = await worker.pushManager.getSubscription();
  if (existing && sameBytes(existing.options.applicationServerKey, applicationServerKey)) {
    return existing;
  }
  await existing?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Registers this browser for a user, unless it is registered already. Needs the permission.
 * @param chosenAt where the user has just agreed to it
 * @throws ApiError, or the browser's error when it has no push service
 */
export async function registerDevice(userId: number | string, chosenAt?: PushPlace): Promise<void> {
  const worker = await registerWorker();
  if (!worker) throw new Error('no service worker');
  const { data } = await makeCall(getPushKey);
  const subscription = await subscribe(worker, data.key);
  const registered = `${userId} ${subscription.endpoint}`;
  if (localStore.getItem(registeredKey) !== registered) {
    await makeCall(postDeviceTokens, {
      body: {
        token: JSON.stringify(subscription),
        device_name: deviceName(navigator.userAgent),
        ...(chosenAt && { chosen_at: chosenAt }),
      },
      unchecked: true,
    });
    localStore.setItem(registeredKey, registered);
  }
  localStore.setItem(enabledKey, '1');
}

/**
 * Ends push messages in this browser and on the server. With `notifyServer` the server is called, which needs a
 * session; otherwise the server learns from the push service that the subscription has ended.
 * @param chosenAt where the user has just withdrawn their consent; absent at a sign-out
 */
export async function forgetDevice({
  notifyServer,
  chosenAt,
}: {
  notifyServer: boolean;
  chosenAt?: PushPlace;
}): Promise<void> {
  localStore.removeItem(registeredKey);
  const worker = await registeredWorker();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  if (notifyServer) {
    const token = JSON.stringify(subscription);
    const json = { token, ...(chosenAt && { chosen_at: chosenAt }) };
    await makeCall(deleteDeviceTokens, { body: json, unchecked: true }).catch(() => undefined);
  }
  await subscription.unsubscribe();
}

/** Turns push messages off in this browser, also for the next sign-in. */
export async function turnPushOff(): Promise<void> {
  localStore.removeItem(enabledKey);
  await forgetDevice({ notifyServer: true, chosenAt: 'switch' });
}

/** Whether this browser is registered for push messages. */
export const isRegistered = () => localStore.getItem(registeredKey) !== null;
