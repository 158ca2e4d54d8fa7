import { useEffect, useEffectEvent } from 'react';
import { takeAction } from '#platform/session/return-to.ts';
import type { EnrolAction } from './enrol-action.ts';
import { enrolActionKey } from './enrol-purpose.ts';
import type { Enrolment } from './use-enrolment.ts';

/**
 * Goes on with the enrolment that a guest was led to sign in for, once it is known what the user may do. Who has joined
 * already, or may not enrol, is left alone.
 */
export function useContinuedEnrolment(enrolment: Enrolment, action: EnrolAction): void {
  const { courseId, known, signedIn } = enrolment;
  const proceed = useEffectEvent(() => {
    if (takeAction(enrolActionKey(courseId)) && !action.disabled) enrolment.act();
  });
  useEffect(() => {
    if (signedIn && known) proceed();
  }, [signedIn, known]);
}
