import { transfers as limits } from '@nibras/contract/limits.ts';
import type { Transfer, TransferChannel } from '@nibras/contract/selling/transfers/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { sendReceipt } from './calls.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { transferTexts as texts } from './texts.ts';

const fields = ['channel', 'sender_digits', 'sent_at', 'note', 'attachment'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

/** A time as a field of date and time has it, in the browser's own time zone. */
export function localMoment(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const momentOf = (typed: string): string => {
  const time = new Date(typed);
  return typed === '' || Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

interface UseReceipt {
  purchase: number;
  channels: TransferChannel[];
  /** The receipt that was sent before. */
  transfer: Transfer | null;
  onSent(): void;
}

/** The state of the receipt's form. Nothing typed or chosen is lost when sending fails. */
export function useReceipt({ purchase, channels, transfer, onSent }: UseReceipt) {
  // While one waits, its picture stays; after a refusal a new one is needed.
  const replaced = transfer?.state === 'asked' || transfer?.state === 'waiting' ? transfer : null;
  const wanted = channels.find(({ id }) => id === replaced?.channel_id) ?? channels[0];
  const [channel, setChannel] = useState(wanted?.id);
  const [picture, setPicture] = useState<File | null>(null);
  const [digits, setDigits] = useState(replaced?.sender_digits ?? '');
  const [sentAt, setSentAt] = useState(
    replaced?.sent_at ? localMoment(new Date(replaced.sent_at)) : '',
  );
  const [note, setNote] = useState(replaced?.note ?? '');
  const [opening, setOpening] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  /** Another number after each failure; null before the first. */
  const [failed, setFailed] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(file: File) {
    setErrors(({ attachment: _former, ...others }) => others);
    setOpening(true);
    const smaller = await shrinkPicture(file);
    setOpening(false);
    if (file.size === 0) return setErrors({ attachment: texts.unreadable });
    if (smaller.size > limits.pictureMaxBytes) return setErrors({ attachment: texts.tooLarge });
    setPicture(smaller);
  }

  function fail(error: unknown) {
    const found = firstErrors<(typeof fields)[number]>(error, fields);
    setErrors(found);
    const { message, advice } = failedOutcome(error, {
      message: texts.failed,
      advice: texts.advice,
    });
    const noAnswer = !(error instanceof ApiError) || error.kind !== 'http';
    setFailure(noAnswer && advice ? `${message}. ${advice}` : message);
    setFailed((times) => (times ?? 0) + 1);
  }

  async function send() {
    if (running.current || channel === undefined) return;
    if (!picture && !replaced) {
      setErrors({ attachment: texts.missing });
      setFailed((times) => (times ?? 0) + 1);
      return;
    }
    const control = new AbortController();
    running.current = control;
    setErrors({});
    setFailure(null);
    setProgress(0);
    try {
      const receipt = {
        channel,
        senderDigits: foldDigits(digits).replace(/\s/g, ''),
        sentAt: momentOf(sentAt),
        note: note.trim(),
        picture,
      };
      await sendReceipt(purchase, receipt, { signal: control.signal, onProgress: setProgress });
      onSent();
    } catch (error) {
      if (!control.signal.aborted) fail(error);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    channel,
    setChannel,
    picture,
    choose: (file: File) => void choose(file),
    opening,
    former: replaced?.picture ?? null,
    digits,
    setDigits,
    sentAt,
    setSentAt,
    note,
    setNote,
    errors,
    failure,
    failed,
    progress,
    send: () => void send(),
    cancel: () => running.current?.abort(),
  };
}
