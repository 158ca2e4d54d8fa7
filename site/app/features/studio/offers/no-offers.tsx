import type { OfferKind } from '@nibras/contract/studio/offers.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, PortfolioIcon, SearchIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { offerTexts } from './offer-texts.ts';

interface NoOffersProps {
  kind: OfferKind;
  searched: string;
  filtered: boolean;
  /** The page number is past the last one. */
  beyondEnd: boolean;
  onNew(): void;
}

/** A list without an item: none is found, none has this state, or there is none at all. */
export function NoOffers({ kind, searched, filtered, beyondEnd, onNew }: NoOffersProps) {
  const texts = offerTexts[kind];
  const icon = kind === 'service' ? <ServicesIcon /> : <PortfolioIcon />;
  const all = (
    <Button asChild variant="secondary">
      <Link to={texts.path}>{texts.all}</Link>
    </Button>
  );
  if (searched || beyondEnd) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description={beyondEnd ? texts.beyondEnd : texts.noneFound(searched)}
        action={all}
      />
    );
  }
  if (filtered) {
    return (
      <EmptyState
        icon={icon}
        title={texts.noneOfState}
        description="غيّر الحالة من الأعلى، أو اعرض القائمة كلها."
        action={all}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={texts.none}
      description={texts.noneText}
      action={
        <Button icon={<PlusIcon className="size-5" />} onClick={onNew}>
          {texts.new}
        </Button>
      }
    />
  );
}
