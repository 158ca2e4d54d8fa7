import { spanLabel } from '@nibras/contract/text/count.ts';
import { lazy } from 'react';
import { useLocation } from 'react-router';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { useOwnServer } from '#platform/state/own-server.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { EmailField } from './email-field.tsx';
import { RequestFailureNotice } from './request-failure-notice.tsx';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { signInTexts } from './sign-in-texts.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLoginLock } from './use-login-lock.ts';
import type { VerifyState } from './verify-state.ts';

// The server renders it: a first view does without its script.
const TermsLine = lazy(() => import('./terms-line.tsx'));

const resolvers = {
  signIn: contractResolver<VerifyState>(async () => {
    const { loginBody } = await import('@nibras/contract/people/auth/shapes.ts');
    return loginBody.pick({ email: true });
  }),
  register: contractResolver<VerifyState>(async () => {
    const { registerBody } = await import('@nibras/contract/people/auth/shapes.ts');
    return registerBody.pick({ name: true, email: true });
  }),
};

const texts = {
  signIn: {
    failed: signInTexts.loginFailed,
    submit: 'أرسل كود التحقق',
    busy: 'جارٍ إرسال الكود…',
  },
  register: {
    failed: signInTexts.registerFailed,
    submit: 'أنشئ الحساب',
    busy: 'جارٍ إنشاء الحساب…',
  },
};

interface CodeRequestFormProps {
  /** `register` asks for the name first; `signIn` asks a new person for it after the code. */
  kind: 'signIn' | 'register';
}

/** The one form that signs in and registers: the code makes the account where the address is new. */
export function CodeRequestForm({ kind }: CodeRequestFormProps) {
  // Where another page knows the address already.
  const { email = '' } = (useLocation().state ?? {}) as Partial<VerifyState>;
  const { form, control, problem, sending, submit } = useContractForm<VerifyState>({
    resolver: resolvers[kind],
    defaultValues: kind === 'register' ? { name: '', email } : { email },
  });
  const { failed, submit: label, busy } = texts[kind];
  const { send, failure } = useCodeRequest(failed);
  const lockedMinutes = useLoginLock();
  const hasTerms = useOwnServer();
  const errorOf = (field: keyof VerifyState) => problem(field) ?? failure?.errors[field]?.[0];

  return (
    <form noValidate onSubmit={(event) => void submit(send, event)} className="flex flex-col gap-5">
      <SessionEndedNotice />
      <RequestFailureNotice failure={failure} getState={form.getValues} />
      {kind === 'register' && (
        <Field label="الاسم الكامل" required error={errorOf('name')}>
          <Input autoComplete="name" {...control('name')} />
        </Field>
      )}
      <EmailField problem={errorOf('email')} lockedMinutes={lockedMinutes} {...control('email')} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={lockedMinutes > 0}
        loading={sending}
        loadingLabel={busy}
      >
        {lockedMinutes > 0 ? `انتظر ${spanLabel(lockedMinutes, 'minute')}` : label}
      </Button>
      {hasTerms && <StaticIsland part={TermsLine} of={{}} />}
    </form>
  );
}
