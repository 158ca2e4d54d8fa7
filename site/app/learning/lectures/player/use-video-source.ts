import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '#platform/api/api-error.ts';
import type { lectureQuery } from '../queries.ts';
import { retryAfter } from './retry-after.ts';
import { useOnline } from './use-online.ts';

export type Problem = 'recovering' | 'failed' | null;

type Streams = Pick<LecturePage['lecture'], 'stream' | 'soundStream'>;

interface VideoSourceOptions {
  options: ReturnType<typeof lectureQuery>;
  /** The address of the file. */
  src: string;
  lecture: Streams;
}

/** After so many failures in a row the file is tried in place of the stream. */
const streamTries = 2;

const streamsOf = ({ stream, soundStream }: Streams): Partial<Streams> => ({ stream, soundStream });

/**
 * The source of the video. Signed URLs expire after half an hour, and connections fail: when the player reports an
 * error, this fetches a new URL, retries with growing delays, and retries at once when the browser is online again. The
 * caller keeps the position and whether the video was playing.
 */
export function useVideoSource({ options, src, lecture: first }: VideoSourceOptions) {
  const client = useQueryClient();
  const online = useOnline();
  const [source, setSource] = useState({ file: src, ...streamsOf(first), load: 0 });
  const [problem, setProblem] = useState<Problem>(null);
  const attempts = useRef(0);
  const failedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function renew() {
    clearTimeout(timer.current);
    setProblem('recovering');
    // This is called again when the browser is online.
    if (!navigator.onLine) return;
    try {
      const { lecture } = await client.fetchQuery({ ...options, retry: false });
      const { videos } = lecture;
      // Without a URL the page shows the reason: the lecture is locked, or its video was removed.
      const streams = attempts.current > streamTries ? {} : streamsOf(lecture);
      if (videos) setSource(({ load }) => ({ file: videos, ...streams, load: load + 1 }));
    } catch (error) {
      if (isFinal(error)) setProblem('failed');
      else renewLater();
    }
  }

  function renewLater() {
    const delay = retryAfter(attempts.current);
    attempts.current += 1;
    clearTimeout(timer.current);
    setProblem(delay === null ? 'failed' : 'recovering');
    if (delay !== null) timer.current = setTimeout(() => void renew(), delay);
  }

  function tryAgain() {
    attempts.current = 0;
    void renew();
  }

  const whenOnline = useRef<() => void>(undefined);
  whenOnline.current = problem ? tryAgain : undefined;
  useEffect(() => {
    if (online) whenOnline.current?.();
  }, [online]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** The fragment makes the player reload the source and is not sent to the server. */
  const renewed = (address: string) => (source.load === 0 ? address : `${address}#${source.load}`);

  return {
    file: renewed(source.file),
    stream: source.stream && renewed(source.stream),
    soundStream: source.soundStream && renewed(source.soundStream),
    problem,
    online,
    /** Reports a playback error at a position in seconds. */
    fail(seconds: number) {
      failedAt.current = seconds;
      renewLater();
    },
    /** Retries at the user's request. */
    tryAgain,
    /** Reports that the video can play. */
    ready: () => setProblem(null),
    /** Reports the position in seconds. Once past the failure, the next error is retried from the first delay again. */
    reached(seconds: number) {
      if (Math.abs(seconds - failedAt.current) > 2) attempts.current = 0;
    },
  };
}
