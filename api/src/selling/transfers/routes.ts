import { postPurchasesByIdTransfer } from '@nibras/contract/selling/transfers/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { answersIn } from './answers-in.ts';
import { presentTransfer } from './present.ts';
import { sendReceipt } from './send-receipt.ts';

export const routes: Routes = (serve, platform) => {
  serve(postPurchasesByIdTransfer, async (request, reply) => {
    const person = request.caller;
    const { channel, sender_digits, sent_at, note, attachment } = request.body;
    const sent = await sendReceipt(platform, {
      person,
      purchase: request.params.id,
      channel,
      senderDigits: sender_digits,
      sentAt: sent_at,
      note,
      file: attachment ?? null,
    });
    const reader = { personId: person.id, ...filesFor(platform, request, reply) };
    return {
      message: 'استلمنا الإيصال.',
      transfer: presentTransfer(platform, sent, reader),
      answers_in: await answersIn(platform.db, platform.now()),
    };
  });
};
