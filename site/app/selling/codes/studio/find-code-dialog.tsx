import { codes as limits } from '@nibras/contract/limits.ts';
import type { FoundCode } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { codeStateNames } from './code-texts.ts';
import { findCode } from './queries.ts';

/** Finds a code that somebody has in their hand: whose it is, and whether it works. */
export function FindCodeDialog({ onClose }: { onClose(): void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [found, setFound] = useState<FoundCode | null>(null);
  const { busy, run } = useAsyncAction(async () => {
    setFound(null);
    setError('');
    try {
      setFound(await findCode(code));
    } catch (failure) {
      setError(errorText(failure));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="ابحث بكود"
      description="اكتب الكود كما هو على البطاقة لترى حاله. لا يمكن البحث بجزء منه، فلا تُحفظ الأكواد نفسها."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (code.trim() === '') setError('اكتب الكود.');
          else void run();
        }}
      >
        <Field label="الكود" error={error}>
          <Input
            autoFocus
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.typedMaxLength}
            placeholder="XXXX-XXXX-XXXX"
            value={code}
            onChange={({ target }) => {
              setError('');
              setCode(target.value);
            }}
            className="text-center! font-mono uppercase"
          />
        </Field>
        <Button type="submit" loading={busy} loadingLabel="جارٍ البحث…">
          ابحث
        </Button>
      </form>
      <div role="status">{found && <Found found={found} />}</div>
    </Dialog>
  );
}

function Found({ found: { code, batch } }: { found: FoundCode }) {
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3">
      <dt className="text-text-soft">المجموعة</dt>
      <dd>
        <Link to={`/studio/codes/${batch.id}`} className="wrap-anywhere">
          <bdi>{batch.name}</bdi>
        </Link>
        ، الكود رقم {code.number}
      </dd>
      <dt className="text-text-soft">حاله</dt>
      <dd className="font-medium">
        {codeStateNames[code.state]}
        {code.at && (
          <span className="ms-2 font-normal text-text-soft">
            <DateText at={code.at} withTime />
          </span>
        )}
      </dd>
      {code.state === 'used' && (
        <>
          <dt className="text-text-soft">استخدمه</dt>
          <dd className="wrap-anywhere">
            {code.by ? (
              <Link to={`/studio/people/${code.by.id}`}>
                <bdi>{code.by.name}</bdi>
              </Link>
            ) : (
              'حساب محذوف'
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
