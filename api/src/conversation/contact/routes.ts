import { postContact } from '@nibras/contract/conversation/contact/calls.ts';
import { honeypotName, isHoneypotFilled } from '@nibras/contract/honeypot.ts';
import type { Routes } from '#platform/feature.ts';
import { sendMessage } from './send-message.ts';

const sent = 'تم إرسال رسالتك بنجاح، وسنرد عليك قريبًا.';

export const routes: Routes = (serve, platform) => {
  serve(postContact, async (request) => {
    const { body: message, ip: networkAddress } = request;
    if (!isHoneypotFilled(message[honeypotName]))
      await sendMessage(platform, { message, networkAddress });
    return { message: sent };
  });
};
