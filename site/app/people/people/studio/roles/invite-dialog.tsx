import type { Choice } from '@nibras/contract/content/choices/studio/shapes.ts';
import { postStudioCoursesByIdStaffInvitations } from '@nibras/contract/learning/staff/studio/calls.ts';
import { staffInvitationBody } from '@nibras/contract/learning/staff/studio/shapes.ts';
import { postStudioPeopleInvitations } from '@nibras/contract/people/people/studio/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { refusedBy } from '#studio-kit/forms/use-checked-form.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { InvitedCourse } from './invited-course.tsx';
import { type InvitedRole, invitedRoles, invitedTexts, isCoursePart } from './invited-roles.ts';

interface InviteDialogProps {
  /** The role that is chosen at first. */
  role: InvitedRole;
  onClose(): void;
}

interface Invitation {
  email: string;
  name: string;
  role: InvitedRole;
  course: Choice | null;
}

/** @returns the entry of the log that withdraws the invitation */
async function sendInvitation({ email, name, role, course }: Invitation): Promise<number> {
  const person = { email: email.trim(), ...(name.trim() && { name: name.trim() }) };
  if (!isCoursePart(role)) {
    const body = { ...person, role };
    return (await makeCall(postStudioPeopleInvitations, { body })).undo;
  }
  if (!course) throw new Error('an invitation to a course needs one');
  const part = role === 'course-teacher' ? 'teacher' : 'assistant';
  const { undo } = await makeCall(postStudioCoursesByIdStaffInvitations, {
    params: { id: course.id },
    body: { ...person, role: part },
  });
  return undo;
}

/** Invites the owner of an address to a role or to one course; they get a mail, and an account where they have none. */
export function InviteDialog({ role, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function send(invitation: Invitation) {
    const undo = await sendInvitation(invitation);
    onClose();
    refresh();
    const given = invitedTexts[invitation.role].name;
    showUndo(`أُرسلت الدعوة إلى ${invitation.email.trim()}، والدور: ${given}`, undo, refresh);
  }

  return (
    <FormDialog<Invitation>
      title="دعوة إلى الفريق"
      description="تصل إلى صاحب البريد رسالة، ويدخل ببريده نفسه دون كلمة مرور."
      defaultValues={{ email: '', name: '', role, course: null }}
      check={({ email, name, role: chosen, course }) => ({
        ...refusedBy(
          staffInvitationBody.pick({ email: true, name: true }),
          { email, ...(name.trim() && { name }) },
          { email: 'اكتب بريدًا صحيحًا، مثل name@example.com.' },
        ),
        course: isCoursePart(chosen) && !course && wording`اختر الكورس.`,
      })}
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
          <Field
            label="الاسم"
            optional
            hint="كما يظهر للناس، ويغيّره صاحبه متى شاء."
            error={problem('name')}
          >
            <Input autoComplete="off" {...control('name')} />
          </Field>
          <fieldset className="flex flex-col gap-1">
            <legend className="font-medium">الدور</legend>
            {invitedRoles.map((one) => (
              <label key={one} className="flex cursor-pointer items-start gap-3 py-2">
                <input
                  type="radio"
                  value={one}
                  {...form.register('role')}
                  className="mt-1 size-5 shrink-0 accent-link"
                />
                <span>
                  <span className="block">{invitedTexts[one].name}</span>
                  <span className="block text-sm text-text-soft">{invitedTexts[one].may}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {isCoursePart(form.watch('role')) && (
            <InvitedCourse
              course={form.watch('course')}
              error={problem('course')}
              onChange={(course) => form.setValue('course', course, { shouldValidate: true })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
