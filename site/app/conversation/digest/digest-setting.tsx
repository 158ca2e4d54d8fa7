import { getDigestSetting, putDigestSetting } from '@nibras/contract/conversation/digest/calls.ts';
import { digestWording } from '@nibras/contract/people/consents/digest.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useSession } from '#platform/session/session-store.ts';
import { SettingRow } from '#ui/form/setting-row.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

const settingQuery = queryOptions({
  queryKey: ['digest', 'setting'],
  queryFn: ({ signal }) => makeCall(getDigestSetting, { signal }),
  // A server without this call responds with 404 every time.
  retry: false,
});

function useChangeSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: 'on' | 'off') => makeCall(putDigestSetting, { body: { state } }),
    onSuccess: ({ message, data }) => {
      client.setQueryData(settingQuery.queryKey, { data });
      toast({ variant: 'success', title: message });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'تعذر حفظ اختيارك',
        description: errorText(error),
      }),
  });
}

/** The setting of mail digests for unread messages. Hidden when the server does not support it. */
export function DigestSetting() {
  const enabled = useSession((state) => state.isAuthenticated);
  const setting = useQuery({ ...settingQuery, enabled }).data?.data.state;
  const change = useChangeSetting();
  if (!setting) return null;
  const on = setting === 'on';
  return (
    <SettingRow
      title={digestWording.title}
      description={digestWording[setting]}
      change={{
        label: on ? 'إيقاف' : 'تفعيل',
        busy: change.isPending,
        busyLabel: on ? 'جارٍ الإيقاف…' : 'جارٍ التفعيل…',
        onChange: () => change.mutate(on ? 'off' : 'on'),
      }}
    />
  );
}
