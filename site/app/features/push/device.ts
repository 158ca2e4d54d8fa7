import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { localStore } from '#platform/browser/storage.ts';
import { registeredWorker, registerWorker } from '#platform/worker.ts';

/** Whether push messages are wanted on this browser: a permission alone does not say so, it cannot be taken back. */
const wantedKey = 'push-wanted';
/** Who is registered with which subscription, so that one visit after the other does not register anew. */
const registeredKey = 'push-registered';

const deviceCall = '/api/device-tokens';

export const isWanted = () => localStore.getItem(wantedKey) === '1';

/** A name by which a person knows the device again: «Chrome · Android». */
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
  const named = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(agent))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(' · ');
}

const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const sameBytes = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && new Uint8Array(one).join() === other.join();

/** This browser's subscription for the server's key; one that was made for another key is replaced. */
async function subscribe(
  worker: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const applicationServerKey = bytes(key);
  const existing = await worker.pushManager.getSubscription();
  if (existing && sameBytes(existing.options.applicationServerKey, applicationServerKey)) {
    return existing;
  }
  await existing?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Registers this browser for a person, once. Needs the permission.
 * @throws ApiError, or what the browser says where it has no push service
 */
export async function registerDevice(personId: number | string): Promise<void> {
  const worker = await registerWorker();
  if (!worker) throw new Error('no service worker');
  const { data } = await apiGet('/api/push-key', {
    schema: async () => (await import('@nibras/contract/push.ts')).pushKeyAnswer,
  });
  const subscription = await subscribe(worker, data.key);
  const registered = `${personId} ${subscription.endpoint}`;
  if (localStore.getItem(registeredKey) !== registered) {
    await apiSend('POST', deviceCall, {
      json: {
        token: JSON.stringify(subscription),
        device_name: deviceName(navigator.userAgent),
      },
    });
    localStore.setItem(registeredKey, registered);
  }
  localStore.setItem(wantedKey, '1');
}

/**
 * Ends push messages on this browser, for the server and for the browser. While somebody is signed in the server is
 * told; otherwise it learns from the push service, which no longer knows the subscription.
 */
export async function forgetDevice({ notifyServer }: { notifyServer: boolean }): Promise<void> {
  localStore.removeItem(registeredKey);
  const worker = await registeredWorker();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  if (notifyServer) {
    const token = JSON.stringify(subscription);
    await apiSend('DELETE', deviceCall, { json: { token } }).catch(() => undefined);
  }
  await subscription.unsubscribe();
}

/** The person does not want push messages here, also after the next sign-in. */
export async function turnOff(): Promise<void> {
  localStore.removeItem(wantedKey);
  await forgetDevice({ notifyServer: true });
}

export const isRegistered = () => localStore.getItem(registeredKey) !== null;
