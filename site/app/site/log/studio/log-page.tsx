import { type LogEntry, logKinds } from '@nibras/contract/site/log/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { formatClock, formatDate } from '#platform/format.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { LogIcon, UndoIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { undoChange } from '#studio-kit/frame/undo-toast.ts';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { logQuery, studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { LogFilters, logFiltersOf } from './log-filters.tsx';
import { type AllLogTexts, logSentence } from './log-sentence.ts';
import { useLogTexts } from './use-log-texts.ts';

type Kind = (typeof logKinds)[number];

const filters: { kind: Kind | undefined; label: string }[] = [
  { kind: undefined, label: 'الكل' },
  { kind: 'course', label: wording`الكورسات` },
  { kind: 'lecture', label: wording`المحاضرات` },
  { kind: 'service', label: wording`الخدمات` },
  { kind: 'project', label: wording`المشاريع` },
  { kind: 'category', label: 'التصنيفات' },
  { kind: 'person', label: 'الأشخاص' },
  { kind: 'review', label: wording`التقييمات` },
  { kind: 'discussion', label: 'الاستفسارات' },
];

/** What was changed, by whom and when, and the way back from what can be undone. */
export default function LogPage() {
  const { page, search, params, hrefWith } = useListAddress();
  const kind = logKinds.find((one) => one === params.get('kind'));
  const item = Number(params.get('item')) || undefined;
  const narrowed = logFiltersOf(params);
  const list = useQuery(logQuery({ page, search, kind, item, ...narrowed }));
  const isNarrowed = [search, kind, ...Object.values(narrowed)].some(Boolean);
  return (
    <StudioPage
      title="سجل التغييرات"
      description="كل ما نُشر أو نُقل أو حُذف، ومن فعله ومتى. وما يمكن التراجع عنه تجد زره بجانبه."
    >
      <ListFrame
        list={list}
        noun={rareNouns.change}
        texts={{
          search: 'ابحث بالاسم أو بمن غيّر',
          region: 'التغييرات',
          failed: 'تعذر تحميل السجل',
          pages: 'صفحات السجل',
        }}
        filters={
          <>
            <FilterLinks
              label="ما الذي تغيّر"
              className="[&_a]:px-4! [&_a]:text-sm"
              links={filters.map((filter) => ({
                label: filter.label,
                to: hrefWith({ kind: filter.kind }),
                current: filter.kind === kind,
              }))}
            />
            <LogFilters />
          </>
        }
        empty={() =>
          isNarrowed ? (
            <NothingMatches
              search={search}
              advice="جرّب كلمة أخرى، أو اعرض السجل كله."
              none={{ title: 'لا تغييرات بهذا الاختيار' }}
              icon={<LogIcon />}
              all="اعرض السجل كله"
            />
          ) : (
            <EmptyState
              icon={<LogIcon />}
              title="لم يتغيّر شيء بعد"
              description="يُسجل هنا كل نشر ونقل وحذف، فتعود عنه إن أخطأت."
            />
          )
        }
      >
        {({ data }) => <Days entries={data} />}
      </ListFrame>
    </StudioPage>
  );
}

/** The entries under the day on which they were made. */
function Days({ entries }: { entries: LogEntry[] }) {
  const texts = useLogTexts();
  const { timeZone } = useSiteConfig();
  const days = Object.entries(Object.groupBy(entries, ({ at }) => formatDate(at, timeZone)));
  return days.map(([day, made = []]) => (
    <section key={day} aria-label={day} className="mb-6">
      <h2 className="mb-2 text-sm font-medium text-text-faint">{day}</h2>
      <ul className={rowsClass}>
        {made.map((entry) => (
          <Entry key={entry.id} entry={entry} texts={texts} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ entry, texts }: { entry: LogEntry; texts: AllLogTexts }) {
  const { timeZone } = useSiteConfig();
  const { before, name, after } = logSentence(entry, texts);
  const { by, at, undo } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 grow basis-64">
        <p>
          {before}
          {name !== null && (
            <>
              {' '}
              <bdi className="font-semibold">«{name}»</bdi>
            </>
          )}
          {after}
        </p>
        <p className="flex gap-x-3 text-sm text-text-faint">
          <bdi>{by?.name ?? 'النظام'}</bdi>
          <time dateTime={at}>{formatClock(Date.parse(at), timeZone)}</time>
        </p>
      </div>
      {undo === 'can' && <UndoButton id={entry.id} name={name ?? before} />}
      {undo === 'done' && <span className="text-sm text-text-faint">جرى التراجع عنه</span>}
    </li>
  );
}

function UndoButton({ id, name }: { id: number; name: string }) {
  const client = useQueryClient();
  const { busy, run } = useAsyncAction(async () => {
    try {
      await undoChange(id);
      toast({ title: 'عاد كما كان', variant: 'success' });
    } catch (error) {
      toastFailure('تعذر التراجع', error);
    }
    await client.invalidateQueries({ queryKey: studioKey });
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<UndoIcon className="size-4.5" />}
      loading={busy}
      loadingLabel="جارٍ التراجع…"
      onClick={() => void run()}
    >
      تراجع<span className="sr-only"> عن تغيير «{name}»</span>
    </Button>
  );
}
