import { honeypotName, isHoneypotFilled } from '@nibras/contract/honeypot.ts';
import { postOrders } from '@nibras/contract/selling/orders/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import { placeOrder } from './place-order.ts';

const sent = () => wording`تم إرسال طلبك بنجاح، وسيتواصل معك مقدّم الخدمة قريبًا.`;

export const routes: Routes = (serve, platform) => {
  serve(postOrders, async (request) => {
    const { body: order, caller, ip: networkAddress } = request;
    if (!isHoneypotFilled(order[honeypotName]))
      await placeOrder(platform, { order, caller, networkAddress });
    return { message: sent(), messages: sent() };
  });
};
