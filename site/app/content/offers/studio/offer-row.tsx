import type {
  OfferKind,
  StudioProject,
  StudioService,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
import { useTrashItem } from '#studio-kit/lists/use-trash-item.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import {
  CopyIcon,
  DeleteIcon,
  ExternalIcon,
  EyeIcon,
  PortfolioIcon,
  ServicesIcon,
} from '#ui/ornament/icons.ts';
import { MenuItem, MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
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
  /** Below the name. */
  facts: ReactNode;
}

/** A service or a project in its list; the name leads to its fields. */
export function OfferRow({ kind, offer, search, now, facts }: OfferRowProps) {
  const { id, name } = offer;
  const copy = useCopy(kind, id);
  return (
    <ItemRow
      item={offer}
      to={`${offerTexts[kind].path}/${id}`}
      icon={kind === 'service' ? ServicesIcon : PortfolioIcon}
      search={search}
      now={now}
      facts={<p className="flex flex-wrap items-center gap-x-3 text-sm text-text-faint">{facts}</p>}
      actions={
        <>
          <IconButton label={`انسخ «${name}»`} onClick={copy}>
            <CopyIcon />
          </IconButton>
          <MoreOf kind={kind} offer={offer} />
        </>
      }
    />
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
      toast({ title: 'هذه نسختك، وهي مسودة', variant: 'success' });
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
  const remove = useTrashItem(kind, offer);
  return (
    <RowMenu of={`«${name}»`}>
      <MenuLink to={`${preview}/${id}`} icon={<EyeIcon />}>
        معاينة
      </MenuLink>
      <MenuLink to={`${path}/${id}/history`} icon={<LogIcon />}>
        النسخ السابقة
      </MenuLink>
      {published && (
        <MenuLink to={`${publicPath}/${slug}`} icon={<ExternalIcon />}>
          اعرضه في الموقع
        </MenuLink>
      )}
      <MenuItem danger icon={<DeleteIcon />} onSelect={remove}>
        انقله إلى سلة المحذوفات
      </MenuItem>
    </RowMenu>
  );
}
