import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '#platform/api/api-error.ts';
import type { lectureQuery } from '../queries.ts';
import { retryAfter } from './retry-after.ts';
import { useOnline } from './use-online.ts';

export type Trouble = 'recovering' | 'failed' | null;

interface FilmOptions {
  options: ReturnType<typeof lectureQuery>;
  src: string;
}

/**
 * The film that is played. Its address is made for half an hour, and lines are cut: when the player can go on no
 * longer, this asks for a new address, again and again and later each time, and at once when the line is back.
 * Where the person was and whether it played is the caller's to remember.
 */
export function useFilm({ options, src }: FilmOptions) {
  const client = useQueryClient();
  const online = useOnline();
  const [film, setFilm] = useState({ src, load: 0 });
  const [trouble, setTrouble] = useState<Trouble>(null);
  const tries = useRef(0);
  const failedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function renew() {
    clearTimeout(timer.current);
    setTrouble('recovering');
    // When the line is back, this is called again.
    if (!navigator.onLine) return;
    try {
      const { lecture } = await client.fetchQuery({ ...options, retry: false });
      const { videos } = lecture;
      // Without an address the page itself shows why: the lecture is locked, or its film is gone.
      if (videos) setFilm(({ load }) => ({ src: videos, load: load + 1 }));
    } catch (error) {
      if (isFinal(error)) setTrouble('failed');
      else renewLater();
    }
  }

  function renewLater() {
    const delay = retryAfter(tries.current);
    tries.current += 1;
    clearTimeout(timer.current);
    setTrouble(delay === null ? 'failed' : 'recovering');
    if (delay !== null) timer.current = setTimeout(() => void renew(), delay);
  }

  function tryAgain() {
    tries.current = 0;
    void renew();
  }

  const whenOnline = useRef<() => void>(undefined);
  whenOnline.current = trouble ? tryAgain : undefined;
  useEffect(() => {
    if (online) whenOnline.current?.();
  }, [online]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** The fragment tells the player that it is to be loaded anew, and is not sent. */
    src: film.load === 0 ? film.src : `${film.src}#${film.load}`,
    trouble,
    online,
    /** The player can go on no longer; `seconds` is where it stood. */
    fail(seconds: number) {
      failedAt.current = seconds;
      renewLater();
    },
    /** The person asks for it. */
    tryAgain,
    /** It could play now. */
    ready: () => setTrouble(null),
    /** It has come so far: past where it failed, what happens next is a new trouble. */
    reached(seconds: number) {
      if (Math.abs(seconds - failedAt.current) > 2) tries.current = 0;
    },
  };
}
