import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, isUnreachable } from '#platform/api/api-error.ts';
import { onLeaveAndReturn } from '#platform/outbox/on-leave-and-return.ts';
import { fetchExercise, sendWork } from '../calls.ts';
import type { Exercise } from '../queries.ts';
import {
  type FormerWork,
  keepWork,
  readStoredWork,
  type StoredWork,
  withFormer,
} from './stored-work.ts';
import { sameFiles, uniteWork } from './unite-work.ts';

const sendAfter = 1_500;
const retryAfter = 20_000;

/** `device`: stored in this browser, and not on the server yet. `only-here`: the browser refuses its storage too. */
export type WorkState = 'saved' | 'saving' | 'device' | 'only-here' | 'refused';

export interface Work {
  /** Null until this browser has told what it has. */
  files: CodeFile[] | null;
  former: FormerWork[];
  state: WorkState;
  /** Why the server has refused. */
  problem: string | null;
  /** Another device has written too: the newer text is shown. */
  isConflict: boolean;
  change(files: CodeFile[]): void;
  /** Puts other files in place of these, which can be restored. */
  replace(files: CodeFile[], why: FormerWork['why']): void;
}

interface WorkOptions {
  exercise: Exercise;
  /** The id; 0 in a preview. */
  person: number;
  /** Whether the server keeps the work. */
  isStored: boolean;
}

/** A learner's files: stored in this browser with each change, and on the server a moment later. */
export function useWork({ exercise, person, isStored }: WorkOptions): Work {
  const { lecture } = exercise;
  const [work, setWork] = useState<StoredWork | null>(null);
  const [state, setState] = useState<WorkState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const current = useRef<StoredWork | null>(null);
  const sending = useRef(false);

  const store = useCallback(
    async (next: StoredWork) => {
      current.current = next;
      setWork(next);
      if (!isStored) return;
      const isWritten = await keepWork(lecture, person, next);
      if (!isWritten && next.isUnsent) setState('only-here');
    },
    [lecture, person, isStored],
  );

  const open = useEffectEvent(async () => {
    const stored = isStored ? await readStoredWork(lecture, person) : null;
    const united = uniteWork(exercise, stored);
    setConflict(united.isConflict);
    await store(united.work);
    if (united.work.isUnsent) await send();
  });

  /** The server has another text: both are united, and what is newer is sent. */
  async function unite() {
    const { exercise: now } = await fetchExercise(lecture);
    const united = uniteWork(now, current.current);
    setConflict((before) => before || united.isConflict);
    await store(united.work);
  }

  async function send(): Promise<void> {
    const sent = current.current;
    if (!isStored || !sent?.isUnsent || sending.current) return;
    sending.current = true;
    setState('saving');
    try {
      const { save, stored: isAccepted } = await sendWork(lecture, sent.files, sent.base + 1);
      const now = current.current ?? sent;
      if (isAccepted) {
        await store({ ...now, base: save, isUnsent: !sameFiles(now.files, sent.files) });
      } else await unite();
      setProblem(null);
      setState(current.current?.isUnsent ? 'device' : 'saved');
    } catch (error) {
      setState(isUnreachable(error) ? 'device' : 'refused');
      setProblem(isUnreachable(error) ? null : errorText(error));
    } finally {
      sending.current = false;
    }
  }
  const sendNow = useEffectEvent(() => void send());

  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect event, for each exercise once
  useEffect(() => void open(), [lecture, person]);

  const isUnsent = work?.isUnsent ?? false;
  const changedAt = work?.at ?? 0;
  // A text that keeps changing is sent when it rests; the device has each letter meanwhile.
  useEffect(() => {
    if (!isUnsent || state === 'saving') return;
    const timer = setTimeout(
      sendNow,
      state === 'device' && changedAt < Date.now() - sendAfter ? retryAfter : sendAfter,
    );
    return () => clearTimeout(timer);
  }, [isUnsent, changedAt, state]);

  useEffect(() => {
    const stop = onLeaveAndReturn({ onLeave: sendNow, onOnline: sendNow });
    return () => {
      stop();
      sendNow();
    };
  }, []);

  const put = (files: CodeFile[], former: FormerWork[]) => {
    if (!current.current || sameFiles(current.current.files, files)) return;
    setState((before) => (before === 'only-here' ? before : 'device'));
    void store({ ...current.current, files, former, at: Date.now(), isUnsent: isStored });
  };

  return {
    files: work?.files ?? null,
    former: work?.former ?? [],
    state,
    problem,
    isConflict,
    change: (files) => put(files, current.current?.former ?? []),
    replace: (files, why) => {
      const { files: before = [], former = [] } = current.current ?? {};
      put(files, withFormer(former, { files: before, at: Date.now(), why }));
    },
  };
}
