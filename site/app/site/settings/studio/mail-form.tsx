import { mailSetups as limits } from '@nibras/contract/limits.ts';
import type { MailSetup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { ConfirmButton } from '#studio-kit/frame/confirm-button.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { forgetMailSetup, saveMailSetup, setupQuery } from './queries.ts';

/** The usual ports: encrypted from the first byte, and after STARTTLS. */
const usualPort = { true: '465', false: '587' } as const;

/** The fields as they are typed. */
interface Values {
  host: string;
  port: string;
  tls: boolean;
  user: string;
  password: string;
  from_name: string;
  from_address: string;
}

/** The mail server. A password that is left empty stays as it is; none is ever shown. */
export function MailForm({ mail }: { mail: MailSetup }) {
  const client = useQueryClient();
  const { form, submit, sending, control, problem, showErrors } = useCheckedForm<Values>({
    defaultValues: {
      host: mail.host,
      port: String(mail.port ?? usualPort.false),
      tls: mail.tls,
      user: mail.user,
      password: '',
      from_name: mail.from_name,
      from_address: mail.from_address,
    },
  });
  const refresh = () => void client.invalidateQueries({ queryKey: setupQuery.queryKey });

  async function save({ password, port, ...values }: Values) {
    try {
      await saveMailSetup({
        ...values,
        port: Number(foldDigits(port)) || 0,
        ...(password && { password }),
      });
      form.setValue('password', '');
      toast({ title: 'حُفظ إعداد البريد، وتُرسل به الرسالة التالية', variant: 'success' });
      refresh();
    } catch (error) {
      showErrors(error, ['host', 'port', 'user', 'password', 'from_name', 'from_address']);
      toastFailure('تعذر الحفظ', error);
    }
  }
  const forget = useAsyncAction(async () => {
    try {
      await forgetMailSetup();
      toast({ title: 'حُذف إعداد البريد، وعاد إعداد الخادم', variant: 'success' });
      refresh();
    } catch (error) {
      toastFailure('تعذر ذلك', error);
    }
  });

  const { host, user, port } = form.watch();
  const isSameLogin = host === mail.host && user === mail.user;
  const keepsPassword = mail.source === 'studio' && mail.has_password && isSameLogin;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(save, event)}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="خادم البريد (SMTP)" error={problem('host')}>
          <Input
            dir="ltr"
            {...control('host')}
            maxLength={limits.hostMaxLength}
            placeholder="smtp.example.com"
          />
        </Field>
        <Field label="المنفذ" error={problem('port')}>
          <Input dir="ltr" inputMode="numeric" {...control('port')} maxLength={5} />
        </Field>
        <Field label="اسم المستخدم" optional error={problem('user')}>
          <Input
            dir="ltr"
            autoComplete="off"
            {...control('user')}
            maxLength={limits.userMaxLength}
          />
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 self-end">
          <input
            type="checkbox"
            className="size-5"
            {...form.register('tls', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                if (Object.values(usualPort).some((usual) => usual === port)) {
                  form.setValue('port', usualPort[`${target.checked}`]);
                }
              },
            })}
          />
          مشفّر من البداية
        </label>
      </div>
      <Field
        label="كلمة المرور"
        optional
        hint={
          keepsPassword ? 'محفوظة ولا تُعرض. اتركها فارغة لتبقى.' : 'تُحفظ مشفّرة، ولا تُعرض بعد حفظها.'
        }
        error={problem('password')}
      >
        <Input
          type="password"
          autoComplete="new-password"
          {...control('password')}
          maxLength={limits.passwordMaxLength}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم المرسل" optional error={problem('from_name')}>
          <Input {...control('from_name')} maxLength={limits.fromNameMaxLength} />
        </Field>
        <Field label="بريد المرسل" error={problem('from_address')}>
          <Input type="email" {...control('from_address')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={sending} loadingLabel="جارٍ الحفظ…">
          احفظ إعداد البريد
        </Button>
        {mail.source === 'studio' && (
          <ConfirmButton
            act="عُد إلى إعداد الخادم"
            title="هل تريد العودة إلى إعداد الخادم؟"
            lost="تُحذف بيانات خادم البريد المكتوبة هنا مع كلمة مرورها، ولا تعود إلا بكتابتها من جديد."
            confirm="احذف البيانات"
            busy={forget.busy}
            onConfirm={() => void forget.run()}
          />
        )}
      </div>
    </form>
  );
}
