import { beforeSignOut } from '#platform/session/session.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { forgetDevice, isRegistered } from './device.ts';

let standing = false;

/**
 * From now on the end of a session ends push messages on this browser: the next person must not read them. Stands for
 * as long as the tab; calling it again changes nothing.
 */
export function forgetDeviceOnSignOut(): void {
  if (standing) return;
  standing = true;
  beforeSignOut(async () => {
    if (isRegistered()) await forgetDevice({ notifyServer: true });
  });
  // Ended by the server or in another tab: there is no session left to tell it with.
  sessionStore.subscribe(({ isAuthenticated }, before) => {
    if (before.isAuthenticated && !isAuthenticated && isRegistered()) {
      void forgetDevice({ notifyServer: false });
    }
  });
}
