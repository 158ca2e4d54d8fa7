import { wording } from '@nibras/contract/text/wording.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { fixedMeta } from '#platform/head.ts';
import { CodeForm } from './code-form.tsx';
import { certificatePath } from './queries.ts';

export const meta = fixedMeta({
  get title() {
    return wording`تحقّق من شهادة`;
  },
  get description() {
    return wording`اكتب رمز الشهادة لتعرف {certificate:هل هي صحيحة، ولمن صدرت|هل هو صحيح، ولمن صدر}، وفي أي كورس.`;
  },
  path: '/certificates',
});

/** A code in the address, as the form sends it without scripts, leads to its certificate. */
export function loader({ request }: LoaderFunctionArgs): null {
  const typed = new URL(request.url).searchParams.get('code')?.trim();
  if (typed) throw redirect(certificatePath(typed));
  return null;
}

/** The form to check a certificate by its code. */
export default function CheckPage() {
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl">{wording`تحقّق من شهادة`}</h1>
        <p className="mt-2 text-lg text-text-soft">
          {wording`اكتب {certificate:رمزها|رمزه} لتعرف {certificate:هل هي صحيحة، ولمن صدرت|هل هو صحيح، ولمن صدر}، وفي أي كورس.`}
        </p>
        <div className="mt-8 rounded-2xl border border-line bg-raised p-5 shadow-sm sm:p-7">
          <CodeForm />
        </div>
        <p className="mt-6 text-text-soft">
          {wording`الرمز مكتوب على الشهادة بجوار مربع QR، ومن صوّر المربع فُتحت له {صفحتها|صفحته}.`}
        </p>
      </div>
    </div>
  );
}
