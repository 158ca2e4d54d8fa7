import type { StartedEnrolment } from '@nibras/contract/compat/parse-enrolment.ts';
import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import { code as rules } from '@nibras/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { enrolPurpose } from './enrol-purpose.ts';
import { enrolmentQuery } from './queries.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface EnrolmentOptions {
  courseId: number;
  courseName: string;
  /** The status from the course's response; used until the enrolment check has responded, or when it fails. */
  detailStatus: EnrolmentState;
  /** Whether the course's response was made for the signed-in user and not for a guest. */
  detailIsOwn: boolean;
  /** Called when the user has joined, to refetch what was locked. */
  onJoined(): void;
}

/** The user's enrolment in a course, the action to start it, and the state of the code dialog. */
export function useEnrolment(options: EnrolmentOptions) {
  const { courseId, courseName, detailStatus, detailIsOwn, onJoined } = options;
  const signedIn = useSession((state) => state.isAuthenticated);
  const initialized = useSession((state) => state.initialized);
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const { data, isLoading } = useQuery({ ...enrolmentQuery(courseId), enabled: signedIn });
  // It may unlock a whole course, so the page renders deferred and input stays responsive.
  const checked = useDeferredValue(data);
  const status = signedIn ? (checked?.status ?? detailStatus) : 'none';
  // The permission to enrol is part of the user's own response.
  const known = !signedIn || (detailIsOwn && (checked?.status != null || !isLoading));

  const [dialogOpen, setDialogOpen] = useState(false);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const dialogShownFor = useRef(0);

  // A pending enrolment opens the dialog once on load; after closing, the button opens it.
  useEffect(() => {
    if (status !== 'pending' || dialogShownFor.current === courseId) return;
    dialogShownFor.current = courseId;
    setDialogOpen(true);
  }, [status, courseId]);

  const { busy, run } = useAsyncAction(async () => {
    try {
      // Imported when the user enrols, since most visitors only read the page.
      const { startEnrolment } = await import('./calls.ts');
      await onStarted(await startEnrolment(courseId));
    } catch (error) {
      const { enrolmentTexts } = await import('./enrolment-texts.ts');
      toast({
        variant: 'destructive',
        title: enrolmentTexts.notStarted,
        description: errorText(error),
      });
    }
  });

  async function onStarted(started: StartedEnrolment) {
    const key = enrolmentQuery(courseId).queryKey;
    if (started.purchase !== null) {
      await navigate(`/checkout/${started.purchase}`);
      return;
    }
    if (started.status === 'pending') {
      const wait = (started.resendAfter ?? rules.resendAfter / 1000) * 1000;
      // The button says that it is busy until the box is there.
      await import('./code-dialog.tsx');
      setResendAt(Date.now() + wait);
      dialogShownFor.current = courseId;
      setDialogOpen(true);
      client.setQueryData(key, {
        status: 'pending',
        created_at: null,
        access_until: null,
        purchase: null,
      });
      return;
    }
    const { enrolmentTexts } = await import('./enrolment-texts.ts');
    toast({ variant: 'success', title: started.message || enrolmentTexts.enrolled });
    void client.invalidateQueries({ queryKey: key });
    onJoined();
  }

  async function act() {
    if (!(await signInFirst(enrolPurpose(courseId, courseName)))) return;
    // The button was pressed before the session was known, when nothing was offered to this user.
    if (!signedIn) return;
    if (status === 'pending') setDialogOpen(true);
    else await run();
  }

  function onConfirmed() {
    setDialogOpen(false);
    client.setQueryData(enrolmentQuery(courseId).queryKey, {
      status: 'joined',
      created_at: null,
      access_until: null,
      purchase: null,
    });
    void client.invalidateQueries({ queryKey: ['enrolment', courseId] });
    void client.invalidateQueries({ queryKey: ['my-courses'] });
    onJoined();
  }

  return {
    courseId,
    status,
    signedIn,
    /** Whether it is known yet if a user is signed in. */
    initialized,
    known,
    /** When the user joined or started the enrolment (ISO date); null when unknown. */
    since: checked?.created_at ?? null,
    /** When access ends or ended (ISO date); null for no end. */
    until: checked?.access_until ?? null,
    /** The open purchase of the course for which something was sent; null for none. */
    purchase: signedIn ? (checked?.purchase ?? null) : null,
    starting: busy,
    /** The button's action: starts the enrolment, or opens the dialog of a pending one. */
    act: () => void act(),
    dialog: {
      courseId,
      open: dialogOpen,
      onOpenChange: setDialogOpen,
      resendAt,
      onResent: setResendAt,
      onConfirmed,
    },
  };
}

export type Enrolment = ReturnType<typeof useEnrolment>;
