import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { errorText, mayPass } from '#platform/api/api-error.ts';
import { onLeaveAndReturn } from '#platform/outbox/on-leave-and-return.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { saveAnswer, submitAttempt } from '../calls.ts';
import { attemptQuery } from '../queries.ts';
import { type Given, openAnswersOutbox } from './answers-outbox.ts';
import { keepOrForget, type LoadedAttempt, saveFailure, serverClock } from './load-attempt.ts';
import { keepAnswer, removeAnswer } from './stored-attempts.ts';

/** Names this page among the tabs of the browser. */
const pageId = Math.random().toString(36).slice(2, 10);

/** `waiting`: it was submitted, or its time is over, and the server cannot be reached. */
export type SubmissionState = 'open' | 'sending' | 'waiting';

const retryEvery = 5_000;

const openChannel = (name: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;

interface TakingOptions {
  loaded: LoadedAttempt;
  person: number;
}

/** An open attempt: its answers on their way to the server, its clock, and handing it in. */
export function useTaking({ loaded, person }: TakingOptions) {
  const { attempt } = loaded;
  const client = useQueryClient();
  const { queryKey } = attemptQuery(person, attempt.id);
  const [handing, setHanding] = useState<SubmissionState>(loaded.submit ? 'waiting' : 'open');
  const reload = () => client.invalidateQueries({ queryKey });
  const own = { person, attempt: attempt.id, page: pageId };
  const tabs = useRef<BroadcastChannel | null>(null);
  const [outbox] = useState(() =>
    openAnswersOutbox({
      startedAt: Date.parse(attempt.started_at),
      questions: attempt.questions ?? [],
      stored: loaded.stored,
      now: serverClock.now,
      async send(answer, leaving) {
        const { save, now } = await saveAnswer({ attempt: attempt.id, ...answer }, leaving);
        serverClock.sync(now);
        return save;
      },
      failureOf: saveFailure,
      keep: (answer) => keepAnswer({ ...own, ...answer, sent: false }),
      settled: (answer) => void keepAnswer({ ...own, ...answer, sent: true }),
      onSuperseded: () => void reload(),
      onOver: reload,
      onGiven: (answer) => tabs.current?.postMessage(answer),
    }),
  );
  const state = useStore(outbox.state);

  // What was kept by earlier pages is this page's now.
  useEffect(() => {
    void (async () => {
      for (const stored of loaded.stored) {
        if (stored.page === pageId) continue;
        await keepAnswer({ ...stored, page: pageId });
        await removeAnswer(stored);
      }
    })();
  }, [loaded.stored]);

  useEffect(() => {
    if (attempt.questions) outbox.merge(attempt.questions);
  }, [attempt.questions, outbox]);

  /** Hands it in; without a line as soon as there is one. */
  const submit = async () => {
    setHanding('sending');
    await outbox.flush();
    try {
      const over = await submitAttempt(attempt.id);
      serverClock.sync(over.now);
      await keepOrForget(person, over);
      client.setQueryData(queryKey, { attempt: over, isCopy: false, stored: [], submit: false });
    } catch (error) {
      if (mayPass(error)) {
        await keepOrForget(person, attempt, true);
        setHanding('waiting');
        return;
      }
      setHanding('open');
      toast({ variant: 'destructive', title: errorText(error) });
      await reload();
    }
  };

  const retry = useEffectEvent(() => {
    if (handing === 'waiting') void submit();
    else if (handing === 'open') void outbox.flush();
  });
  const leave = useEffectEvent(() => void outbox.flush(true));
  const look = useEffectEvent(() => {
    if (handing === 'open' && navigator.onLine && outbox.isAllSent()) void reload();
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!outbox.state.getState().stored && !outbox.isAllSent()) event.preventDefault();
  });

  useEffect(() => {
    outbox.open();
    const channel = openChannel(`quiz-attempt-${person}-${attempt.id}`);
    tabs.current = channel;
    const onMessage = ({ data }: MessageEvent<Given>) => outbox.takeOver(data);
    const stop = onLeaveAndReturn({ onLeave: leave, onOnline: retry, onShown: look });
    window.addEventListener('beforeunload', warn);
    channel?.addEventListener('message', onMessage);
    return () => {
      stop();
      window.removeEventListener('beforeunload', warn);
      channel?.close();
      leave();
      outbox.close();
    };
  }, [outbox, person, attempt.id]);

  useEffect(() => {
    if (handing !== 'waiting') return;
    const timer = setInterval(retry, retryEvery);
    return () => clearInterval(timer);
  }, [handing]);

  return {
    ...state,
    give: outbox.give,
    handing,
    submit,
    /** Takes a hand-in back that the server does not know yet. */
    async goOn() {
      await keepOrForget(person, attempt);
      setHanding('open');
    },
    saveNow: () => void outbox.flush(),
  };
}

export type Taking = ReturnType<typeof useTaking>;
