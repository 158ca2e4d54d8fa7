import { postStudioSettingsMailTest } from '@nibras/contract/site/settings/studio/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { firstStepsQuery } from './queries.ts';

/** Sends a mail to the admin's own address; where it could not be sent, says why and leads to the set-up of mails. */
export function TestMailButton() {
  const to = useSession(({ user }) => user?.email ?? '');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, run } = useAsyncAction(async () => {
    try {
      const { steps } = await makeCall(postStudioSettingsMailTest, { body: { to } });
      const sent = steps.find(({ code }) => code === 'sent');
      const [wrong] = steps;
      if (sent) {
        toast({
          variant: 'success',
          title: sent.title,
          ...(sent.hint && { description: sent.hint }),
        });
        await client.invalidateQueries({ queryKey: firstStepsQuery.queryKey });
      } else {
        toast({
          variant: 'destructive',
          title: wrong?.title ?? 'لم تُرسل الرسالة',
          ...(wrong?.hint && { description: wrong.hint }),
          action: {
            label: 'اضبط البريد',
            onSelect: () => void navigate('/studio/settings/mail#mail'),
          },
        });
      }
    } catch (error) {
      toast({ variant: 'destructive', title: 'تعذرت تجربة البريد', description: errorText(error) });
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={busy}
      loadingLabel="جارٍ الإرسال…"
      onClick={() => void run()}
    >
      أرسل رسالة إلى بريدي
    </Button>
  );
}
