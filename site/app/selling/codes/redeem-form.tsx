import { codes as limits } from '@nibras/contract/limits.ts';
import { useEffect, useRef } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { RedeemedView } from './redeemed-view.tsx';
import type { Redeeming } from './use-redeem.ts';

interface RedeemFormProps {
  redeeming: Redeeming;
  /** The course from whose page it was opened. */
  course: number | null;
  /** Puts the keyboard into the field. */
  focus?: boolean;
}

/** The field of a code, and what it gave. */
export default function RedeemForm({ redeeming, course, focus = false }: RedeemFormProps) {
  const { code, type, error, given, busy, redeem, again } = redeeming;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  if (given) return <RedeemedView given={given} course={course} onAgain={again} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        redeem();
      }}
    >
      <Field
        label="كود الاشتراك"
        hint="12 حرفًا ورقمًا كما هي على البطاقة، بالشَرْطات أو بدونها."
        error={error}
      >
        <Input
          ref={field}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.typedMaxLength}
          placeholder="XXXX-XXXX-XXXX"
          value={code}
          onChange={({ target }) => type(target.value)}
          className="text-center! font-mono text-lg! uppercase placeholder:text-text-faint"
        />
      </Field>
      <Button type="submit" size="lg" loading={busy} loadingLabel="جارٍ التفعيل…">
        فعّل الكود
      </Button>
      <Account />
    </form>
  );
}

/** To whom the code goes: a family may share a phone. */
function Account() {
  const user = useSession((state) => state.user);
  const initialized = useSession((state) => state.initialized);
  return (
    <p className="min-h-6 text-center text-sm text-text-soft wrap-anywhere">
      {user && (
        <>
          يُفعَّل على حساب <bdi dir="ltr">{user.email}</bdi>
        </>
      )}
      {initialized && !user && 'ستدخل إلى حسابك أولًا، ثم نفعّله لك.'}
    </p>
  );
}
