import { postStudioPeopleInvitations } from '@nibras/contract/people/people/studio/calls.ts';
import {
  invitationBody,
  type StaffRole,
  staffRoles,
} from '@nibras/contract/people/people/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { refusedBy } from '#studio-kit/forms/use-checked-form.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { roleTexts } from '../people-texts.ts';

interface InviteDialogProps {
  /** The role that is chosen at first. */
  role: StaffRole;
  onClose(): void;
}

/** Invites the owner of an address to a role; they get a mail, and an account where they have none. */
export function InviteDialog({ role, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function send(body: { email: string; role: StaffRole }) {
    const email = body.email.trim();
    const { undo } = await makeCall(postStudioPeopleInvitations, { body: { ...body, email } });
    onClose();
    refresh();
    showUndo(`أُرسلت الدعوة إلى ${email}، والدور: ${roleTexts[body.role].name}`, undo, refresh);
  }

  return (
    <FormDialog
      title="دعوة إلى الفريق"
      description="تصل إلى صاحب البريد رسالة، ويدخل ببريده نفسه دون كلمة مرور."
      defaultValues={{ email: '', role }}
      check={(values) =>
        refusedBy(invitationBody, values, { email: 'اكتب بريدًا صحيحًا، مثل name@example.com.' })
      }
      failsAt="email"
      send={send}
      submit="أرسل الدعوة"
      sending="جارٍ الإرسال…"
      onClose={onClose}
    >
      {({ control, problem, form }) => (
        <>
          <Field label="البريد الإلكتروني" error={problem('email')}>
            <Input type="email" dir="ltr" autoFocus autoComplete="off" {...control('email')} />
          </Field>
          <fieldset className="flex flex-col gap-1">
            <legend className="font-medium">الدور</legend>
            {staffRoles.map((one) => (
              <label key={one} className="flex cursor-pointer items-start gap-3 py-2">
                <input
                  type="radio"
                  value={one}
                  {...form.register('role')}
                  className="mt-1 size-5 shrink-0 accent-link"
                />
                <span>
                  <span className="block">{roleTexts[one].name}</span>
                  <span className="block text-sm text-text-soft">{roleTexts[one].may}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
