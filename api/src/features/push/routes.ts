import { deviceTokenBody, pushKeyAnswer } from '@nibras/contract/conversation/push/shapes.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { registerDevice } from './register-device.ts';
import { removeDevice } from './remove-device.ts';

export const routes: Routes = (app, platform) => {
  app.get('/api/push-key', { schema: { response: { 200: pushKeyAnswer } } }, () => ({
    data: { key: platform.push.publicKey },
  }));

  app.post(
    '/api/device-tokens',
    {
      config: { skipInvalidation: true },
      schema: { body: deviceTokenBody, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { token, device_name: deviceName, chosen_at: chosenAt } = request.body;
      const { id: personId, sessionId } = signedIn(request);
      await registerDevice(platform, { personId, sessionId, token, deviceName, chosenAt });
      return { message: 'تم تفعيل الإشعارات على هذا الجهاز.' };
    },
  );

  app.delete(
    '/api/device-tokens',
    {
      config: { skipInvalidation: true },
      schema: { body: deviceTokenBody, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { token, chosen_at: chosenAt } = request.body;
      await removeDevice(platform, { personId: signedIn(request).id, token, chosenAt });
      return { message: 'تم إيقاف الإشعارات على هذا الجهاز.' };
    },
  );
};
