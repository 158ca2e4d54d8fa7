import {
  getStudioEnrolmentsById,
  postStudioCoursesByIdMembers,
  postStudioEnrolmentsEnd,
  postStudioEnrolmentsExtend,
} from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { Extension } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import { type ActedList, changeRows } from '#studio-kit/lists/commands/list-rows.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
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
 * @param list the list in which one changed enrolment stays where it stands, unless the list's filter excludes it
 */
export function useEnrolmentActions(list?: ActedList) {
  const { timeZone } = useSiteConfig();
  const client = useQueryClient();
  const { busy, change } = useChange();
  const whose = ({ ids, name }: Concerned) => name ?? countLabel(ids.length, rareNouns.enrolment);

  async function showRow({ queryKey, fits }: ActedList, id: number): Promise<void> {
    try {
      const { enrolment } = await makeCall(getStudioEnrolmentsById, { params: { id } });
      const change = (row: { id: number }) => (row.id === id ? enrolment : null);
      changeRows(client, { list: queryKey, fits, change });
    } catch {
      void client.invalidateQueries({ queryKey: studioKey });
    }
  }

  /** One enrolment is shown where it stands; of several the lists are fetched again. */
  const shownIn = ({ ids }: Concerned) => {
    const [id] = ids;
    if (!list || id === undefined || ids.length > 1) return {};
    return { show: () => void showRow(list, id) };
  };

  /** What is said of a change that may have found nothing to change. */
  const told = <Answer extends { changed: number }>(
    failed: string,
    done: (answer: Answer) => string,
    nothing: string,
  ) => ({
    failed,
    done(answer: Answer) {
      if (answer.changed > 0) return done(answer);
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
      ({ until: end }: { changed: number; until: string | null }) =>
        `مُدّد ${until}${'by' in wanted && end ? `، إلى ${formatDate(end, timeZone)}` : ''}: ${whose(concerned)}`,
      'الاشتراك يمتد إلى ما بعد ذلك بالفعل',
    );
    const body = { enrolments: concerned.ids, ...wanted };
    return isMade(change(postStudioEnrolmentsExtend, { body }, { ...said, ...shownIn(concerned) }));
  }

  /** @param at a time to come; at once without it */
  function end(concerned: Concerned, at?: string) {
    const when = at ? `ينتهي في ${formatDate(at, timeZone)}` : 'انتهى الاشتراك';
    const said = told(
      'تعذر إنهاء الاشتراك',
      () => `${when}: ${whose(concerned)}`,
      'كان الاشتراك منتهيًا قبل ذلك',
    );
    const body = { enrolments: concerned.ids, ...(at && { at }) };
    return isMade(change(postStudioEnrolmentsEnd, { body }, { ...said, ...shownIn(concerned) }));
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
