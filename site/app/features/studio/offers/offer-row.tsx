import type { OfferKind, StudioProject, StudioService } from '@nibras/contract/studio/offers.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { formatTimeAgo } from '#platform/format.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { iconButtonClass } from '#ui/form/icon-button-class.ts';
import { CopyIcon, DeleteIcon, ExternalIcon, EyeIcon, MoreIcon } from '#ui/ornament/icons.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { LogIcon } from '../frame/icons.ts';
import { StateMark } from '../frame/state-mark.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { studioKey } from '../lists/queries.ts';
import { useBinItem } from '../lists/use-bin-item.ts';
import { offerTexts } from './offer-texts.ts';
import { copyOffer } from './queries.ts';

type Offer = StudioService | StudioProject;

interface OfferRowProps {
  kind: OfferKind;
  offer: Offer;
  /** Marked in the name. */
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  /** Beside the name: a mark of what stands out. */
  mark?: ReactNode;
  /** Below the name. */
  facts: ReactNode;
}

/** A service or a project in its list; the name leads to its fields. */
export function OfferRow({ kind, offer, search, now, mark, facts }: OfferRowProps) {
  const { id, name, state } = offer;
  const copy = useCopy(kind, id);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @lg:grid-cols-[auto_minmax(0,1fr)_auto] @3xl:grid-cols-[auto_minmax(0,1fr)_13rem_6.5rem_auto]">
      <Thumb path={offer.image} className="hidden! @lg:grid!" />
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={`${offerTexts[kind].path}/${id}`}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
          {mark}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">{facts}</p>
      </div>
      <StateMark
        state={state}
        publishAt={offer.publish_at}
        hasDraft={offer.has_draft}
        className="row-start-2 @lg:col-start-2 @3xl:col-start-3 @3xl:row-start-1 @3xl:flex-col! @3xl:items-start!"
      />
      <p className="text-sm text-text-faint @max-3xl:hidden" title="آخر تعديل">
        <span className="sr-only">آخر تعديل </span>
        {formatTimeAgo(offer.updated_at, now)}
      </p>
      <div className="relative col-start-2 row-span-2 row-start-1 flex justify-end @lg:col-start-3 @3xl:col-start-5 @3xl:row-span-1">
        <IconButton label={`انسخ «${name}»`} onClick={copy}>
          <CopyIcon />
        </IconButton>
        <MoreOf kind={kind} offer={offer} />
      </div>
    </li>
  );
}

/** Copies it as a draft, which opens at once. */
function useCopy(kind: OfferKind, id: number): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run } = useAsyncAction(async () => {
    try {
      const copy = await copyOffer(kind, id);
      void client.invalidateQueries({ queryKey: studioKey });
      toast({ title: offerTexts[kind].copied, variant: 'success' });
      await navigate(`${offerTexts[kind].path}/${copy}`);
    } catch (error) {
      toast({ title: 'تعذر النسخ', description: errorText(error), variant: 'destructive' });
    }
  });
  return () => void run();
}

/** What is done more rarely. */
function MoreOf({ kind, offer }: { kind: OfferKind; offer: Offer }) {
  const { id, name, slug, published } = offer;
  const { path, preview, publicPath } = offerTexts[kind];
  const remove = useBinItem({ kind, id, name });
  return (
    <Disclosure
      trigger={
        <>
          <MoreIcon />
          <span className="sr-only">{`المزيد عن «${name}»`}</span>
        </>
      }
      triggerClassName={iconButtonClass()}
    >
      <ul>
        <li>
          <Link to={`${path}/${id}/history`} className={menuRowClass}>
            <LogIcon />
            النسخ السابقة
          </Link>
        </li>
        <li>
          <Link to={`${preview}/${id}`} className={menuRowClass}>
            <EyeIcon />
            معاينة
          </Link>
        </li>
        {published && (
          <li>
            <Link to={`${publicPath}/${slug}`} className={menuRowClass}>
              <ExternalIcon />
              اعرضه في الموقع
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={remove} className={menuRowClass}>
            <DeleteIcon />
            انقله إلى سلة المحذوفات
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
