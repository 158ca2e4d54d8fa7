import type { Transfer } from '@nibras/contract/selling/transfers/shapes.ts';
import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { fileAddress } from '#platform/files/file-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { ShownTransfer, TransferRow } from './queries.ts';

/** Whom a response is for, with the base and the proof of the addresses of files. */
export interface Reader {
  personId: number;
  fileBase: string;
  proof?: string | undefined;
}

type Needs = Pick<Platform, 'secrets' | 'settings' | 'now'>;

/** The address of a receipt's picture, signed for its reader. */
export const pictureAddress = (platform: Needs, path: string, reader: Reader): string =>
  fileAddress(platform, path, reader) ?? '';

/** A receipt as the person who sent it sees it. */
export function presentTransfer(platform: Needs, row: TransferRow, reader: Reader): Transfer {
  return {
    id: row.id,
    state: row.state,
    channel_id: row.channelId,
    channel_name: row.channelName,
    picture: pictureAddress(platform, row.picture, reader),
    sender_digits: row.senderDigits,
    sent_at: row.sentAt?.toISOString() ?? null,
    note: row.note,
    question: row.state === 'asked' ? row.question : '',
    reason: row.state === 'declined' ? row.reason : '',
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** A receipt of the studio's lists. */
export function presentStudioTransfer(row: ShownTransfer): StudioTransfer {
  const { transfer, purchase, person, first, decider } = row;
  return {
    id: transfer.id,
    state: transfer.state,
    person,
    purchase: {
      id: purchase.id,
      reference: purchase.reference,
      state: purchase.state,
      currency: purchase.currency,
      total: purchase.total,
      due: purchase.total - purchase.credit,
      lines: row.lines ?? [],
      expires_at: purchase.expiresAt.toISOString(),
      late: transfer.countsFrom > purchase.expiresAt,
    },
    channel_name: transfer.channelName,
    sender_digits: transfer.senderDigits,
    sent_at: transfer.sentAt?.toISOString() ?? null,
    created_at: transfer.createdAt.toISOString(),
    first_by: first,
    decided_at: transfer.decidedAt?.toISOString() ?? null,
    decided_by: decider,
    question: transfer.question,
    reason: transfer.reason,
  };
}
