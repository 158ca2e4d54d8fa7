import type { BrowserName } from '@nibras/contract/content/media/rungs.ts';
import { create } from 'zustand';

/** A video whose low sizes this tab makes. */
export interface EncoderItem {
  mediaId: number;
  name: string;
  /** `waiting` for its turn, `encoding` here, `sending` to the server. */
  state: 'waiting' | 'encoding' | 'sending' | 'paused' | 'failed' | 'done';
  /** What is being made; null before it begins and once all is done. */
  current: BrowserName | null;
  /** How far the current one is, from 0 to 1. */
  progress: number;
  /** How many are on the server. */
  made: number;
  total: number;
  /** Why it failed, in Arabic. */
  failure: string | null;
}

/** The videos whose low sizes this tab makes, one at a time. */
export const useEncoderStore = create<{ items: EncoderItem[] }>(() => ({ items: [] }));

/** Whether a tab that closes would lose work. */
export const isEncoding = (): boolean =>
  useEncoderStore.getState().items.some(({ state }) => state !== 'failed' && state !== 'done');

/** How far all that this tab makes of a video is, from 0 to 1; sending takes a tenth of each. */
export function encoderShare({ state, made, total, progress }: EncoderItem): number {
  if (state === 'done') return 1;
  const isSending = state === 'sending';
  return (made + (isSending ? 0.9 + progress / 10 : progress * 0.9)) / total;
}
