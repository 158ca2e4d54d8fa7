import type {
  AnnouncementSettingBody,
  AnnouncementSettings,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';

export const settingsPath = '/api/announcement-settings';

const schema = async () =>
  (await import('@nibras/contract/conversation/announcements/shapes.ts'))
    .announcementSettingsAnswer;

/** Query of the announcements that the user receives. */
export const settingsQuery = queryOptions({
  queryKey: ['announcements', 'settings'],
  queryFn: async ({ signal }) => (await apiGet(settingsPath, { schema, signal })).data,
  // A server without this call responds with 404 every time.
  retry: false,
});

/** Switches one way of announcing on or off: the box changes at once, and back if that fails. */
export function useSwitch() {
  const client = useQueryClient();
  const key = settingsQuery.queryKey;
  return useMutation({
    mutationFn: (json: AnnouncementSettingBody) => apiSend('PUT', settingsPath, { json, schema }),
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
