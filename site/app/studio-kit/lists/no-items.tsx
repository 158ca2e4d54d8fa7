import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';

export interface NoItemsProps {
  searched: string;
  filtered: boolean;
  /** The page number is past the last one. */
  beyondEnd: boolean;
  allHref: string;
  /** Null for those who make none. */
  onNew: (() => void) | null;
  icon: ReactNode;
  texts: {
    /** «اعرض كل الكورسات» */
    all: string;
    beyondEnd: string;
    notFound: (search: string) => string;
    /** «لا كورسات بهذه الحالة» */
    noneOfState: string;
    otherState: string;
    first: { title: string; description: string };
    new: string;
  };
}

/** A list of the studio without an item: none is found, none has this state, or there is none at all. */
export function NoItems({
  searched,
  filtered,
  beyondEnd,
  allHref,
  onNew,
  icon,
  texts,
}: NoItemsProps) {
  const all = (
    <Button asChild variant="secondary">
      <Link to={allHref}>{texts.all}</Link>
    </Button>
  );
  if (searched || beyondEnd) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description={beyondEnd ? texts.beyondEnd : texts.notFound(searched)}
        action={all}
      />
    );
  }
  if (filtered) {
    return (
      <EmptyState
        icon={icon}
        title={texts.noneOfState}
        description={texts.otherState}
        action={all}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={texts.first.title}
      description={texts.first.description}
      action={
        onNew && (
          <Button icon={<PlusIcon className="size-5" />} onClick={onNew}>
            {texts.new}
          </Button>
        )
      }
    />
  );
}
