import {
  type TransferChannelKind,
  transferChannelKinds,
} from '@nibras/contract/selling/transfers/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { CurrencyHint } from '#selling/settings/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { subjectCrumb } from '#studio-kit/settings/subjects.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { PhoneIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { ChannelForm } from './channel-form.tsx';
import { ChannelRow } from './channel-row.tsx';
import { kindTexts } from './channel-texts.ts';
import { channelsQuery, createChannel, orderChannels } from './queries.ts';
import { useChannelAction } from './use-channel-actions.ts';

/** Where people transfer money to. */
export default function ChannelsPage() {
  return useCapability('selling:manage') ? <Channels /> : <MissingPage />;
}

function Channels() {
  const { data, error, isFetching, refetch } = useQuery(channelsQuery);
  return (
    <StudioPage
      title="وسائل التحويل"
      crumbs={[subjectCrumb('payment')]}
      width="read"
      description={wording`إلى أين يحوّل الطلاب{ون}. ما تكتب له رقمًا يظهر لهم فورًا عند الشراء، بالترتيب الذي تختاره.`}
    >
      {data ? (
        <Loaded channels={data.channels} />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label="وسائل التحويل" rows={3} />
      )}
    </StudioPage>
  );
}

type LoadedProps = { channels: Parameters<typeof ChannelRow>[0]['channel'][] };

function Loaded({ channels }: LoadedProps) {
  const { act, actNow } = useChannelAction();
  const [adding, setAdding] = useState<TransferChannelKind | null>(null);
  const isNone = channels.every(({ offered }) => !offered);
  return (
    <div className="flex flex-col gap-5">
      <CurrencyHint />
      {channels.length > 0 && isNone && (
        <Notice tone="warning">{wording`لا وسيلة تظهر للطلاب الآن، فلا يمكنهم الدفع بالتحويل.`}</Notice>
      )}
      {channels.length > 0 ? (
        <SortableList
          list="channels"
          items={channels}
          className={rowsClass}
          onOrder={(ids) => void actNow(() => orderChannels(ids), 'تغيّر الترتيب')}
        >
          {(channel) => <ChannelRow channel={channel} />}
        </SortableList>
      ) : (
        adding === null && (
          <EmptyState
            icon={<PhoneIcon />}
            title="لا وسائل تحويل بعد"
            description={wording`أضف رقم محفظتك أو حسابك، فيظهر للطلاب عند الشراء ويرسلون لك صورة الإيصال.`}
          />
        )
      )}
      {adding ? (
        <section aria-label={`أضف: ${kindTexts[adding].name}`} className={rowsClass}>
          <ChannelForm
            key={adding}
            kind={adding}
            values={{ name: kindTexts[adding].name, number: '', words: kindTexts[adding].words }}
            onSave={(values) =>
              act(() => createChannel({ kind: adding, ...values }), `أُضيفت «${values.name}»`)
            }
            onClose={() => setAdding(null)}
          />
        </section>
      ) : (
        <div className="flex flex-wrap gap-2">
          {transferChannelKinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              icon={<PlusIcon className="size-4.5" />}
              onClick={() => setAdding(kind)}
            >
              <span className="sr-only">أضف: </span>
              {kindTexts[kind].name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
