import { beforeSignOut } from '#platform/session/session.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { forgetDevice, isRegistered } from './device.ts';

let installed = false;

/**
 * Ends push messages in this browser whenever a session ends, so that the next user does not receive them. Installed
 * once per tab; further calls do nothing.
 */
export function forgetDeviceOnSignOut(): void {
  if (installed) return;
  installed = true;
  beforeSignOut(async () => {
    if (isRegistered()) await forgetDevice({ notifyServer: true });
  });
  // The session was ended by the server or in another tab, so the server cannot be called any more.
  sessionStore.subscribe(({ isAuthenticated }, before) => {
    if (before.isAuthenticated && !isAuthenticated && isRegistered()) {
      void forgetDevice({ notifyServer: false });
    }
  });
}
