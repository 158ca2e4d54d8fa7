import { contactBody } from '@nibras/contract/conversation/contact/shapes.ts';
import { honeypotName, isHoneypotFilled } from '@nibras/contract/honeypot.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { sendMessage } from './send-message.ts';

const sent = 'تم إرسال رسالتك بنجاح، وسنرد عليك قريبًا.';

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/contact',
    { schema: { body: contactBody, response: { 200: messageAnswer } } },
    async (request) => {
      const { body: message, ip: networkAddress } = request;
      if (!isHoneypotFilled(message[honeypotName]))
        await sendMessage(platform, { message, networkAddress });
      return { message: sent };
    },
  );
};
