import {
  getAnnouncementSettings,
  putAnnouncementSettings,
} from '@nibras/contract/conversation/announcements/calls.ts';
import type {
  AnnouncementSettingBody,
  AnnouncementSettings,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toast } from '#ui/overlay/toast-store.ts';

/** Query of the announcements that the user receives. */
export const settingsQuery = queryOptions({
  queryKey: ['announcements', 'settings'],
  queryFn: async ({ signal }) => (await makeCall(getAnnouncementSettings, { signal })).data,
  // A server without this call responds with 404 every time.
  retry: false,
});

/** Switches one way of announcing on or off: the box changes at once, and back if that fails. */
export function useSwitch() {
  const client = useQueryClient();
  const key = settingsQuery.queryKey;
  return useMutation({
    mutationFn: (json: AnnouncementSettingBody) =>
      makeCall(putAnnouncementSettings, { body: json }),
    onMutate: ({ kind, channel, on }) =>
      client.setQueryData(
        key,
        (before: AnnouncementSettings | undefined) =>
          before && { ...before, [kind]: { ...before[kind], [channel]: on } },
      ),
    onError: (error) => {
      const description = errorText(error);
      toast({ variant: 'destructive', title: 'تعذر حفظ اختيارك', description });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
