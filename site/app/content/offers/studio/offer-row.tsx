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
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import type { RowCommand } from '#studio-kit/lists/commands/row-command.ts';
import { useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import {
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  PortfolioIcon,
  ServicesIcon,
} from '#ui/ornament/icons.ts';
import { MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { OfferInList } from './offer-list.tsx';
import { offerTexts } from './offer-texts.ts';
import { copyOffer } from './queries.ts';

type Offer = StudioService | StudioProject;

interface OfferRowProps extends OfferInList {
  kind: OfferKind;
  offer: Offer;
  /** Below the name. */
  facts: ReactNode;
  /** What can be done with this kind alone. */
  own?: readonly RowCommand[];
}

/** A service or a project in its list; the name leads to its fields. */
export function OfferRow(props: OfferRowProps) {
  const { kind, offer, search, list, selection, facts, own = [] } = props;
  const { id, name } = offer;
  const copy = useCopy(kind, id);
  const states = useItemCommands({ kind, item: offer, list });
  const icon = <CopyIcon />;
  const commands = [...states, ...own, { name: 'copy', label: 'انسخ', icon, run: copy } as const];
  return (
    <ItemRow
      item={offer}
      to={`${offerTexts[kind].path}/${id}`}
      icon={kind === 'service' ? ServicesIcon : PortfolioIcon}
      search={search}
      now={list.fetchedAt}
      commands={commands}
      selection={selection}
      facts={<p className="flex flex-wrap items-center gap-x-3 text-sm text-text-faint">{facts}</p>}
      actions={
        <>
          <IconButton label={`انسخ «${name}»`} onClick={copy}>
            <CopyIcon />
          </IconButton>
          <MoreOf kind={kind} offer={offer} commands={commands} />
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

interface MoreProps {
  kind: OfferKind;
  offer: Offer;
  commands: readonly RowCommand[];
}

/** What is done more rarely. */
function MoreOf({ kind, offer: { id, name, slug, published }, commands }: MoreProps) {
  const { path, preview, publicPath } = offerTexts[kind];
  return (
    <CommandMenu of={`«${name}»`} commands={commands}>
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
    </CommandMenu>
  );
}
