import { postStudioCoursesByIdMembers } from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { Extension } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { countLabel, formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { showUndo } from '../frame/undo-toast.ts';
import { studioKey } from '../lists/queries.ts';
import { enrolmentsNoun, extensionNames } from './enrolment-texts.ts';
import { enrolmentSchemas } from './queries.ts';

/** Enrolments that an act concerns; one is named in the message, several are counted. */
export interface Concerned {
  ids: readonly number[];
  name?: string | undefined;
}

export type Wanted = { by: Extension } | { until: string | null };

const path = '/api/studio/enrolments';

/**
 * Gives, extends and ends access, one act at a time. Each says what it did, offers to take it back, and resolves to
 * whether it succeeded.
 */
export function useEnrolmentActs() {
  const client = useQueryClient();
  const { timeZone } = useSiteConfig();
  const [busy, setBusy] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  const whose = ({ ids, name }: Concerned) => name ?? countLabel(ids.length, enrolmentsNoun);

  async function act(failed: string, run: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  }

  async function change(call: 'extend' | 'end', json: object, done: string, nothing: string) {
    const { changed, undo } = await apiSend('POST', `${path}/${call}`, {
      json,
      schema: async () => (await enrolmentSchemas()).enrolmentChangeAnswer,
    });
    if (changed === 0) toast({ title: nothing, variant: 'info' });
    else showUndo(done, undo, refresh);
  }

  function extend(concerned: Concerned, wanted: Wanted) {
    const until =
      'by' in wanted
        ? extensionNames[wanted.by]
        : wanted.until === null
          ? 'بلا تاريخ انتهاء'
          : `حتى ${formatDate(wanted.until, timeZone)}`;
    const json = { enrolments: concerned.ids, ...wanted };
    return act('لم يُمدّد الاشتراك', () =>
      change(
        'extend',
        json,
        `مُدّد ${until}: ${whose(concerned)}`,
        'الاشتراك يمتد إلى ما بعد ذلك بالفعل',
      ),
    );
  }

  /** @param at a time to come; at once without it */
  function end(concerned: Concerned, at?: string) {
    const when = at ? `ينتهي في ${formatDate(at, timeZone)}` : 'انتهى الاشتراك';
    const json = { enrolments: concerned.ids, ...(at && { at }) };
    return act('لم ينتهِ الاشتراك', () =>
      change('end', json, `${when}: ${whose(concerned)}`, 'كان الاشتراك منتهيًا قبل ذلك'),
    );
  }

  const grant = (
    course: number,
    { email, name, until }: { email: string; name: string; until: string | null },
  ) =>
    act('لم يُسجّل في الكورس', async () => {
      const { undo } = await makeCall(postStudioCoursesByIdMembers, {
        params: { id: course },
        body: { person: { email }, until },
      });
      const period = until ? ` حتى ${formatDate(until, timeZone)}` : '';
      showUndo(`سُجّل ${name} في الكورس${period}`, undo, refresh);
    });

  return { busy, extend, end, grant };
}
export type EnrolmentActs = ReturnType<typeof useEnrolmentActs>;
