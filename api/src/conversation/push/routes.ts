import {
  deleteDeviceTokens,
  getPushKey,
  postDeviceTokens,
} from '@nibras/contract/conversation/push/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { registerDevice } from './register-device.ts';
import { removeDevice } from './remove-device.ts';

export const routes: Routes = (serve, platform) => {
  serve(getPushKey, () => ({
    data: { key: platform.push.publicKey },
  }));

  serve(postDeviceTokens, async (request) => {
    const { token, device_name: deviceName, chosen_at: chosenAt } = request.body;
    const { id: personId, sessionId } = request.caller;
    await registerDevice(platform, { personId, sessionId, token, deviceName, chosenAt });
    return { message: 'فُعّلت الإشعارات على هذا الجهاز.' };
  });

  serve(deleteDeviceTokens, async (request) => {
    const { token, chosen_at: chosenAt } = request.body;
    await removeDevice(platform, { personId: request.caller.id, token, chosenAt });
    return { message: 'أُوقفت الإشعارات على هذا الجهاز.' };
  });
};
