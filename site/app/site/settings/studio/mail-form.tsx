import { mailSetups as limits } from '@nibras/contract/limits.ts';
import type { MailSetup } from '@nibras/contract/site/settings/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { ConfirmButton } from '#studio-kit/frame/confirm-button.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { forgetMailSetup, saveMailSetup, setupQuery } from './queries.ts';

/** The usual ports: encrypted from the first byte, and after STARTTLS. */
const usualPort = { true: '465', false: '587' } as const;

/** The mail server. A password that is left empty stays as it is; none is ever shown. */
export function MailForm({ mail }: { mail: MailSetup }) {
  const client = useQueryClient();
  const [host, setHost] = useState(mail.host);
  const [port, setPort] = useState(String(mail.port ?? usualPort.false));
  const [tls, setTls] = useState(mail.tls);
  const [user, setUser] = useState(mail.user);
  const [password, setPassword] = useState('');
  const [fromName, setFromName] = useState(mail.from_name);
  const [fromAddress, setFromAddress] = useState(mail.from_address);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const refresh = () => void client.invalidateQueries({ queryKey: setupQuery.queryKey });

  const save = useAsyncAction(async () => {
    try {
      await saveMailSetup({
        host,
        port: Number(foldDigits(port)) || 0,
        tls,
        user,
        ...(password && { password }),
        from_name: fromName,
        from_address: fromAddress,
      });
      setErrors({});
      setPassword('');
      toast({ title: 'حُفظ إعداد البريد، وتُرسل به الرسالة التالية', variant: 'success' });
      refresh();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors);
      toast({ title: 'لم يُحفظ', description: errorText(error), variant: 'destructive' });
    }
  });
  const forget = useAsyncAction(async () => {
    try {
      await forgetMailSetup();
      toast({ title: 'حُذف إعداد البريد، وعاد إعداد الخادم', variant: 'success' });
      refresh();
    } catch (error) {
      toast({ title: 'تعذر ذلك', description: errorText(error), variant: 'destructive' });
    }
  });

  const isSameLogin = host === mail.host && user === mail.user;
  const keepsPassword = mail.source === 'studio' && mail.has_password && isSameLogin;
  const errorOf = (name: string) => ({ ...(errors[name] && { error: errors[name][0] ?? '' }) });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="خادم البريد (SMTP)" {...errorOf('host')}>
          <Input
            dir="ltr"
            value={host}
            maxLength={limits.hostMaxLength}
            placeholder="smtp.example.com"
            onChange={({ target }) => setHost(target.value)}
          />
        </Field>
        <Field label="المنفذ" {...errorOf('port')}>
          <Input
            dir="ltr"
            inputMode="numeric"
            value={port}
            maxLength={5}
            onChange={({ target }) => setPort(target.value)}
          />
        </Field>
        <Field label="اسم المستخدم" optional {...errorOf('user')}>
          <Input
            dir="ltr"
            autoComplete="off"
            value={user}
            maxLength={limits.userMaxLength}
            onChange={({ target }) => setUser(target.value)}
          />
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 self-end">
          <input
            type="checkbox"
            className="size-5"
            checked={tls}
            onChange={({ target }) => {
              setTls(target.checked);
              if (Object.values(usualPort).some((usual) => usual === port)) {
                setPort(usualPort[`${target.checked}`]);
              }
            }}
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
        {...errorOf('password')}
      >
        <Input
          type="password"
          autoComplete="new-password"
          value={password}
          maxLength={limits.passwordMaxLength}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم المرسل" optional {...errorOf('from_name')}>
          <Input
            value={fromName}
            maxLength={limits.fromNameMaxLength}
            onChange={({ target }) => setFromName(target.value)}
          />
        </Field>
        <Field label="بريد المرسل" {...errorOf('from_address')}>
          <Input
            type="email"
            value={fromAddress}
            onChange={({ target }) => setFromAddress(target.value)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={save.busy} loadingLabel="يُحفظ…">
          احفظ إعداد البريد
        </Button>
        {mail.source === 'studio' && (
          <ConfirmButton
            act="عُد إلى إعداد الخادم"
            title="تعود إلى إعداد الخادم؟"
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
