import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { failedOutcome } from '#platform/forms/failure.ts';
import { sendPhoto } from './calls.ts';
import { type CropArea, photoOf } from './picture.ts';
import { profileTexts as texts } from './profile-texts.ts';

const failureTexts = {
  message: texts.photoNotUpdated,
  advice: 'تحقق من اتصالك ثم حاول مرة أخرى.',
};

/** Uploads a photo. `progress` is the uploaded fraction, or null without a running upload. */
export function usePhotoUpload(onDone: (change: ProfileChange) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function send(pixels: ImageBitmap, area: CropArea) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    setProgress(0);
    try {
      const photo = await photoOf(pixels, area);
      const change = await sendPhoto(photo, { signal: control.signal, onProgress: setProgress });
      onDone(change);
    } catch (error) {
      if (control.signal.aborted) return;
      const { message, advice } = failedOutcome(error, failureTexts);
      const noResponse = !(error instanceof ApiError) || error.kind !== 'http';
      setFailure(noResponse && advice ? `${message}. ${advice}` : message);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, failure, send, cancel, forget: () => setFailure(null) };
}
