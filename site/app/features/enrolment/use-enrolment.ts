import type { StartedEnrolment } from '@nibras/contract/compat/parse-enrolment.ts';
import type { EnrolmentState } from '@nibras/contract/courses.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { enrolmentQuery } from './queries.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface EnrolmentOptions {
  courseId: number;
  /** What the course's own answer says; counts until the check has answered, or where it fails. */
  told: EnrolmentState;
  /** Whether that answer is the signed-in person's own yet. */
  detailIsOwn: boolean;
  /** The person has joined: what was locked is to be fetched anew. */
  onJoined(): void;
}

/** Where the person stands in a course, the start of an enrolment, and the dialog for its code. */
export function useEnrolment({ courseId, told, detailIsOwn, onJoined }: EnrolmentOptions) {
  const signedIn = useSession((state) => state.isAuthenticated);
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const { data, isLoading } = useQuery({ ...enrolmentQuery(courseId), enabled: signedIn });
  // It unlocks a whole course: drawn bit by bit, so that a press meanwhile comes first.
  const checked = useDeferredValue(data);
  const status = signedIn ? (checked?.status ?? told) : 'none';
  // Who may join at all stands in the person's own answer.
  const known = !signedIn || (detailIsOwn && (checked?.status != null || !isLoading));

  const [dialogOpen, setDialogOpen] = useState(false);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const offered = useRef(0);

  // A pending enrolment that is found on load opens the dialog once; who closes it keeps the button.
  useEffect(() => {
    if (status !== 'pending' || offered.current === courseId) return;
    offered.current = courseId;
    setDialogOpen(true);
  }, [status, courseId]);

  const { busy, run } = useAsyncAction(async () => {
    try {
      // Fetched when somebody enrols: most visitors of a course only read.
      const { startEnrolment } = await import('./calls.ts');
      await begun(await startEnrolment(courseId));
    } catch (error) {
      const { enrolmentTexts } = await import('./enrolment-texts.ts');
      toast({
        variant: 'destructive',
        title: enrolmentTexts.notStarted,
        description: errorText(error),
      });
    }
  });

  async function begun(started: StartedEnrolment) {
    const key = enrolmentQuery(courseId).queryKey;
    if (started.status === 'pending') {
      const wait = (started.resendAfter ?? rules.resendAfter / 1000) * 1000;
      setResendAt(Date.now() + wait);
      offered.current = courseId;
      setDialogOpen(true);
      client.setQueryData(key, { status: 'pending', created_at: null });
      return;
    }
    const { enrolmentTexts } = await import('./enrolment-texts.ts');
    toast({ variant: 'success', title: started.message || enrolmentTexts.enrolled });
    void client.invalidateQueries({ queryKey: key });
    onJoined();
  }

  async function act() {
    if (!(await signInFirst())) return;
    if (status === 'pending') setDialogOpen(true);
    else await run();
  }

  function confirmed() {
    setDialogOpen(false);
    client.setQueryData(enrolmentQuery(courseId).queryKey, { status: 'joined', created_at: null });
    void client.invalidateQueries({ queryKey: ['enrolment', courseId] });
    void client.invalidateQueries({ queryKey: ['my-courses'] });
    onJoined();
  }

  return {
    status,
    known,
    /** When the person joined or asked to; null where it is not known. */
    since: checked?.created_at ?? null,
    starting: busy,
    /** What the course's button does: begins, or goes on with the code. */
    act: () => void act(),
    dialog: {
      courseId,
      open: dialogOpen,
      onOpenChange: setDialogOpen,
      resendAt,
      onResent: setResendAt,
      onConfirmed: confirmed,
    },
  };
}

export type Enrolment = ReturnType<typeof useEnrolment>;
