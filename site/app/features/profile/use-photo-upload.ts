import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { sendPhoto } from './calls.ts';
import { type CropArea, photoOf } from './picture.ts';
import { profileTexts as texts } from './profile-texts.ts';

const words = {
  message: texts.photoNotUpdated,
  advice: 'تحقق من اتصالك ثم حاول مرة أخرى.',
};

/** Sends a photo: how far it is (null: nothing is on its way), what went wrong, and the way to give it up. */
export function usePhotoUpload(onDone: (change: ProfileChange) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function send(pixels: ImageBitmap, area: CropArea) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    setShare(0);
    try {
      const photo = await photoOf(pixels, area);
      const change = await sendPhoto(photo, { signal: control.signal, onProgress: setShare });
      onDone(change);
    } catch (error) {
      if (control.signal.aborted) return;
      const { message, advice } = failedOutcome(error, words);
      const unanswered = !(error instanceof ApiError) || error.kind !== 'http';
      setFailure(unanswered && advice ? `${message}. ${advice}` : message);
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  return { share, failure, send, cancel, forget: () => setFailure(null) };
}
