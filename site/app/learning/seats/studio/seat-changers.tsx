import { seats as limits, listedFrom } from '@nibras/contract/learning/seats/limits.ts';
import type { SeatChanger } from '@nibras/contract/learning/seats/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { nouns } from '@nibras/contract/text/nouns.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { formatDate } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ComputerIcon } from '#ui/ornament/icons.ts';
import { Link } from '#ui/text/link.tsx';
import { seatChangersQuery } from './queries.ts';

/** The accounts that watch on many devices, with what they did; each leads to the person, who can be written to there. */
export function SeatChangers() {
  const { data, error, isFetching, refetch } = useQuery(seatChangersQuery);
  if (error && !data) {
    return (
      <FailedState
        title="تعذر تحميل الحسابات"
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <RowsSkeleton label="الحسابات" rows={4} />;
  if (data.data.length === 0) {
    return <EmptyState icon={<ComputerIcon />} title="لا حسابات هنا" description={rule} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-read text-sm text-text-soft">{rule}</p>
      <ul aria-label="حسابات يكثر تبديل أجهزتها" className={rowsClass}>
        {data.data.map((one) => (
          <Row key={one.person.id} changer={one} />
        ))}
      </ul>
      {data.more && (
        <p className="text-sm text-text-faint">هذه أكثرها أجهزة، ولا يظهر غيرها هنا.</p>
      )}
    </div>
  );
}

const rule = [
  `يظهر الحساب هنا إن حدث في آخر ${countLabel(limits.daysStored, nouns.day, 'genitive')}:`,
  `شوهد به على ${countLabel(listedFrom.browsers, rareNouns.device, 'genitive')} أو أكثر،`,
  `أو أُوقف جهاز ليشاهد غيره ${countLabel(listedFrom.freed, rareNouns.time, 'accusative')}،`,
  `أو لم يجد جهاز مكانًا ${countLabel(listedFrom.refused, rareNouns.time, 'accusative')}،`,
  'أو قُرئ فيديو أسرع كثيرًا مما يُشاهَد. لا يوقف الموقع أحدًا: القرار لك.',
].join(' ');

const facts = ({ browsers, freed, refused, fast }: SeatChanger) =>
  [
    `شوهد على ${countLabel(browsers, rareNouns.device, 'genitive')}`,
    freed > 0 && `أُوقف جهاز ليشاهد غيره ${countLabel(freed, rareNouns.time, 'accusative')}`,
    refused > 0 && `لم يجد جهاز مكانًا ${countLabel(refused, rareNouns.time, 'accusative')}`,
    fast > 0 && `قُرئ أسرع مما يُشاهَد ${countLabel(fast, rareNouns.time, 'accusative')}`,
  ].filter((text) => text !== false);

function Row({ changer }: { changer: SeatChanger }) {
  const { person, last_at } = changer;
  const { timeZone } = useSiteConfig();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0 grow basis-52">
        <Link to={`/studio/people/${person.id}`} look="alone">
          <bdi>{person.name}</bdi>
        </Link>
        <p className="text-sm text-text-faint wrap-anywhere">
          <bdi dir="ltr">{person.email}</bdi>
        </p>
      </div>
      <p className="min-w-0 grow basis-64 text-sm text-text-soft">
        {facts(changer).join(' · ')}
        <span className="block text-text-faint">{`آخرها ${formatDate(last_at, timeZone)}`}</span>
      </p>
    </li>
  );
}
