import type { PublicCertificate } from '@nibras/contract/learning/certificates/shapes.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { cx } from '#ui/class-names.ts';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateState } from './certificate-state.tsx';
import { lengthText } from './length-text.ts';

/** What a certificate says, whether it is valid, and what can be done with it. */
export function CertificateView({ certificate }: { certificate: PublicCertificate }) {
  return (
    <div className="page-width py-8 sm:py-14">
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <CertificateState certificate={certificate} />
        <Paper certificate={certificate} />
        <CertificateActions certificate={certificate} />
        <p className="text-sm text-text-faint">
          {wording`هذه الصفحة هي الدليل على الشهادة: ما يظهر هنا هو حال الشهادة الآن.`}{' '}
          <Link to="/certificates" className="text-link underline underline-offset-4">
            {wording`تحقّق من شهادة {أخرى|آخر}`}
          </Link>
          {certificate.signed && <CredentialLink code={certificate.code} />}
        </p>
      </div>
    </div>
  );
}

/** The same for software: wallets of badges, and verifiers. */
const CredentialLink = ({ code }: { code: string }) => (
  <>
    {' · '}
    <a href={`/certificates/${code}.json`} className="text-link underline underline-offset-4">
      {wording`الشهادة {موقّعة|موقّع} رقميًا (`}
      <bdi>Open Badges 3.0</bdi>)
    </a>
  </>
);

/** The certificate's words in a frame, like the paper. */
function Paper({ certificate }: { certificate: PublicCertificate }) {
  const { code, state, name, course, paper, completed_at } = certificate;
  const isValid = state === 'valid';
  return (
    <article
      aria-label={wording`الشهادة`}
      className="rounded-2xl border border-line-strong bg-raised p-2 shadow-sm"
    >
      <div className="flex flex-col items-center gap-6 rounded-xl border border-line px-5 py-9 text-center sm:px-12 sm:py-12">
        <StarFrame tone={isValid ? 'lit' : 'line'}>
          <CertificateIcon />
        </StarFrame>
        <p className="text-lg text-text-soft">{paper.title || wording`شهادة إتمام`}</p>
        <h1
          dir="auto"
          className={cx(
            'max-w-full text-3xl leading-snug font-bold wrap-anywhere sm:text-5xl',
            !isValid && 'text-text-soft line-through decoration-2',
          )}
        >
          {name || 'أُزيل الاسم بطلب صاحبه'}
        </h1>
        <p className="max-w-prose text-lg">
          {wording`لإتمام كورس`}{' '}
          {course.path ? (
            <Link to={course.path} className="font-semibold text-link">
              <bdi>{course.name}</bdi>
            </Link>
          ) : (
            <bdi className="font-semibold">{course.name}</bdi>
          )}{' '}
          في <DateText at={completed_at} />
        </p>
        <Facts certificate={certificate} />
        <p className="flex flex-wrap items-baseline justify-center gap-x-3 text-text-soft">
          {wording`رمز الشهادة`}
          <bdi dir="ltr" className="font-mono text-lg font-semibold text-text">
            {printedCode(code)}
          </bdi>
        </p>
      </div>
    </article>
  );
}

function Facts({ certificate: { paper } }: { certificate: PublicCertificate }) {
  const facts = [
    { name: 'من', value: paper.provider },
    { name: wording`المعلّم`, value: paper.teacher },
    { name: wording`مدة الكورس`, value: lengthText(paper) },
    { name: 'متوسط الدرجات', value: paper.mark === null ? null : `${Math.round(paper.mark)}%` },
  ].filter(({ value }) => value);
  return (
    <dl className="flex flex-wrap justify-center gap-x-10 gap-y-4 border-y border-line py-5">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-text-faint">{name}</dt>
          <dd className="font-medium wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
