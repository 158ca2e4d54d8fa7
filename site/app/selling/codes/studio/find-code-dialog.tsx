import { codes as limits } from '@nibras/contract/limits.ts';
import { codeStateNames } from '@nibras/contract/selling/codes/studio/code-names.ts';
import type { FoundCode } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

import { findCode } from './queries.ts';

/** Finds a code that a person has in their hand: whose it is, and whether it works. */
export function FindCodeDialog({ onClose }: { onClose(): void }) {
  const [found, setFound] = useState<FoundCode | null>(null);
  return (
    <FormDialog
      title="ابحث بكود"
      description="اكتب الكود كما هو على البطاقة لترى حاله. لا يمكن البحث بجزء منه، فلا تُحفظ الأكواد نفسها."
      defaultValues={{ code: '' }}
      check={({ code }) => ({ code: code.trim() === '' && 'اكتب الكود.' })}
      send={async ({ code }) => {
        setFound(null);
        setFound(await findCode(code));
      }}
      failsAt="code"
      onClose={onClose}
      submit="ابحث"
      sending="جارٍ البحث…"
      below={<div role="status">{found && <Found found={found} />}</div>}
    >
      {({ control, problem }) => (
        <Field label="الكود" error={problem('code')}>
          <Input
            autoFocus
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.typedMaxLength}
            placeholder="XXXX-XXXX-XXXX"
            {...control('code')}
            className="text-center! font-mono uppercase"
          />
        </Field>
      )}
    </FormDialog>
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
