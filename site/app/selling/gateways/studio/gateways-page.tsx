import type { GatewayCard as Card } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { subjectCrumb } from '#studio-kit/settings/subjects.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { GatewayCard } from './gateway-card.tsx';
import { gatewaysQuery } from './queries.ts';

/** The payment gateways: keys, test, on and off. */
export default function GatewaysPage() {
  return useCapability('selling:manage') ? <Gateways /> : <MissingPage />;
}

/** Those that take the installation's currency come first. */
const inOrder = (cards: Card[]) => cards.toSorted((a, b) => Number(b.fits) - Number(a.fits));

function Gateways() {
  const { data, error, isFetching, refetch } = useQuery(gatewaysQuery);
  return (
    <StudioPage
      title="بوابات الدفع"
      crumbs={[subjectCrumb('payment')]}
      width="read"
      description={wording`{student:يدفع|تدفع} الطالب في صفحة البوابة {course:ويُفتح|وتُفتح} {student:له|لها} الكورس تلقائيًا. المال يصل إلى حسابك عند البوابة، لا إلينا.`}
    >
      {data ? (
        <Cards cards={data.gateways} currency={data.currency} />
      ) : error ? (
        <FailedState
          headingLevel={2}
          title="تعذر تحميل بوابات الدفع"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label="بوابات الدفع" rows={4} />
      )}
    </StudioPage>
  );
}

const Cards = ({ cards, currency }: { cards: Card[]; currency: Currency }) => (
  <div className="flex flex-col gap-5">
    {inOrder(cards).map((card) => (
      <GatewayCard key={card.gateway} card={card} currency={currency} />
    ))}
  </div>
);
