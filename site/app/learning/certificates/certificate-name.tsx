import type { CertificateNames } from '@nibras/contract/learning/certificates/shapes.ts';
import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { chooseName, ownCertificatesKey } from './queries.ts';

interface CertificateNameProps {
  names: CertificateNames;
  className?: string;
}

/** The name that the certificates to come carry, and the way to change it. */
export function CertificateName({ names, className }: CertificateNameProps) {
  const [edits, setEdits] = useState(false);
  const { printable, unprintable } = names;
  return (
    <section
      aria-label={wording`الاسم على الشهادة`}
      className={cx('rounded-lg border border-line bg-raised px-5 py-4', className)}
    >
      {edits ? (
        <NameForm names={names} onDone={() => setEdits(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 grow basis-60">
            <span className="block text-sm text-text-soft">{wording`الاسم على شهاداتك القادمة`}</span>
            <bdi className="text-lg font-semibold wrap-anywhere">
              {names.chosen ?? names.account}
            </bdi>
            {!printable && <UnprintableName letters={unprintable} />}
          </p>
          <Button
            variant={printable ? 'secondary' : 'primary'}
            size="sm"
            onClick={() => setEdits(true)}
          >
            {printable ? 'غيّر الاسم' : 'اختر اسمًا'}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Why certificates wait for another name. */
function UnprintableName({ letters }: { letters: readonly string[] }) {
  return (
    <span role="status" className="mt-1 block text-sm text-warning">
      {letters.length > 0 ? (
        <>
          {wording`لا تُطبع على الشهادة: `}
          <bdi className="wrap-anywhere">{letters.join(' ')}</bdi>.{' '}
        </>
      ) : (
        wording`لا يُطبع هذا الاسم على الشهادة. `
      )}
      {wording`تصدر شهاداتك حالما تختار اسمًا بحروف عربية أو لاتينية أو يونانية أو كيريلية.`}
    </span>
  );
}

function NameForm({ names, onDone }: { names: CertificateNames; onDone(): void }) {
  const [name, setName] = useState(names.chosen ?? names.account);
  const [error, setError] = useState('');
  const client = useQueryClient();
  const { busy, run } = useAsyncAction(async () => {
    const text = name.trim();
    if (text.length < 2) return setError(wording`اكتب الاسم كما تريده على شهاداتك.`);
    try {
      await chooseName(text === names.account ? null : text);
      await client.invalidateQueries({ queryKey: ownCertificatesKey });
      toast({ variant: 'success', title: wording`حُفظ الاسم لشهاداتك القادمة` });
      onDone();
    } catch (failure) {
      setError(errorText(failure));
    }
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={wording`الاسم على الشهادة`}
        hint="اكتبه كاملًا كما في أوراقك، بحروف عربية أو لاتينية أو يونانية أو كيريلية."
        error={error}
      >
        <Input
          dir="auto"
          autoFocus
          autoComplete="name"
          maxLength={limits.nameMaxLength}
          value={name}
          onChange={({ target }) => {
            setError('');
            setName(target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={busy} loadingLabel="جارٍ الحفظ…">
          احفظ الاسم
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
