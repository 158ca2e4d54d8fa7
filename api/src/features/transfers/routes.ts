import { transfers as limits } from '@nibras/contract/limits.ts';
import {
  sendTransferAnswer,
  sendTransferBody,
  sendTransferParams,
} from '@nibras/contract/selling/transfers/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { optionalFile } from '#platform/http/uploads/optional-file.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { answersIn } from './answers-in.ts';
import { presentTransfer } from './present.ts';
import { sendReceipt } from './send-receipt.ts';

const sendBody = sendTransferBody.extend({ attachment: optionalFile });

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/purchases/:id/transfer',
    {
      config: {
        skipInvalidation: true,
        rateLimit: perPerson(limits.perMinutePerPerson),
        file: { field: 'attachment', maxBytes: limits.pictureMaxBytes, onDisk: true },
      },
      schema: {
        params: sendTransferParams,
        body: sendBody,
        response: { 200: sendTransferAnswer },
      },
    },
    async (request, reply) => {
      const person = signedIn(request);
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
    },
  );
};
