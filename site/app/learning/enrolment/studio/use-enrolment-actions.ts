import {
  postStudioCoursesByIdMembers,
  postStudioEnrolmentsEnd,
  postStudioEnrolmentsExtend,
} from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { Extension } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { extensionNames } from './enrolment-texts.ts';

/** Enrolments that an act concerns; one is named in the message, several are counted. */
export interface Concerned {
  ids: readonly number[];
  name?: string | undefined;
}

export type Wanted = { by: Extension } | { until: string | null };

/**
 * Gives, extends and ends access, one act at a time. Each says what it did, offers to take it back, and resolves to
 * whether it succeeded.
 */
export function useEnrolmentActions() {
  const { timeZone } = useSiteConfig();
  const { busy, change } = useChange();
  const whose = ({ ids, name }: Concerned) => name ?? countLabel(ids.length, rareNouns.enrolment);

  /** What is said of a change that may have found nothing to change. */
  const told = (failed: string, done: string, nothing: string) => ({
    failed,
    done({ changed }: { changed: number }) {
      if (changed > 0) return done;
      toast({ title: nothing, variant: 'info' });
      return null;
    },
  });

  function extend(concerned: Concerned, wanted: Wanted) {
    const until =
      'by' in wanted
        ? extensionNames[wanted.by]
        : wanted.until === null
          ? 'بلا تاريخ انتهاء'
          : `حتى ${formatDate(wanted.until, timeZone)}`;
    const said = told(
      'تعذر تمديد الاشتراك',
      `مُدّد ${until}: ${whose(concerned)}`,
      'الاشتراك يمتد إلى ما بعد ذلك بالفعل',
    );
    const body = { enrolments: concerned.ids, ...wanted };
    return isMade(change(postStudioEnrolmentsExtend, { body }, said));
  }

  /** @param at a time to come; at once without it */
  function end(concerned: Concerned, at?: string) {
    const when = at ? `ينتهي في ${formatDate(at, timeZone)}` : 'انتهى الاشتراك';
    const said = told(
      'تعذر إنهاء الاشتراك',
      `${when}: ${whose(concerned)}`,
      'كان الاشتراك منتهيًا قبل ذلك',
    );
    const body = { enrolments: concerned.ids, ...(at && { at }) };
    return isMade(change(postStudioEnrolmentsEnd, { body }, said));
  }

  function grant(
    course: number,
    { email, name, until }: { email: string; name: string; until: string | null },
  ) {
    const period = until ? ` حتى ${formatDate(until, timeZone)}` : '';
    const said = {
      done: wording`سُجّل ${name} في الكورس${period}`,
      failed: wording`تعذر التسجيل في الكورس`,
    };
    const input = { params: { id: course }, body: { person: { email }, until } };
    return isMade(change(postStudioCoursesByIdMembers, input, said));
  }

  return { busy, extend, end, grant };
}
export type EnrolmentActions = ReturnType<typeof useEnrolmentActions>;
