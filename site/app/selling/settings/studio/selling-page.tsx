import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { SettingsPage } from '#studio-kit/settings/settings-page.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Link } from '#ui/text/link.tsx';
import { CurrencyHint } from './currency-hint.tsx';
import { Gaps } from './gaps.tsx';
import { sellingQuery } from './queries.ts';
import { SetupForm } from './setup-form.tsx';
import { WaysSection } from './ways-section.tsx';

/** How the provider sells: what receipts say, VAT, rules, and the payment methods. */
export default function SellingPage() {
  return useCapability('selling:manage') ? <Selling /> : <MissingPage />;
}

function Selling() {
  const { data, error, isFetching, refetch } = useQuery(sellingQuery);
  return (
    <SettingsPage
      subject="payment"
      loaded={data !== undefined}
      description={wording`ما يُكتب في الإيصالات، والضريبة، وكيف يدفع الطلاب{ون}. ما تحفظه يسري فورًا على كل شراء جديد.`}
      actions={
        <Link to="/studio/selling/receipts" look="alone">
          الإيصالات
        </Link>
      }
    >
      {error && !data && (
        <FailedState
          headingLevel={2}
          title="تعذر تحميل إعدادات الدفع"
          message={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <SkeletonText lines={10} />}
      {data && (
        <div className="flex flex-col gap-6">
          <Gaps missing={data.missing} />
          <CurrencyHint />
          {/* What was withdrawn replaces what stands in the fields. */}
          <SetupForm key={JSON.stringify(data.setup)} state={data} />
          <WaysSection {...data} />
        </div>
      )}
    </SettingsPage>
  );
}
