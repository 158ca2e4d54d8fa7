import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { useListAddress } from './list-frame.tsx';

interface NothingMatchesProps {
  /** What was searched for; '' for a filter alone. */
  search: string;
  /** What helps where a search found nothing. */
  advice: ReactNode;
  /** Where a filter has nothing now. */
  none: { title: string; description?: ReactNode };
  icon: ReactNode;
  /** The label of the link to the whole list. */
  all: string;
}

/** A narrowed list without a row: a search that found nothing, or a filter that has nothing at present. */
export function NothingMatches({ search, advice, none, icon, all }: NothingMatchesProps) {
  const { pathname } = useListAddress();
  const action = (
    <Button asChild variant="secondary">
      <Link to={pathname}>{all}</Link>
    </Button>
  );
  if (search !== '') {
    return (
      <EmptyState icon={<SearchIcon />} title="لا نتائج" description={advice} action={action} />
    );
  }
  const { title, description = 'غيّر ما اخترته فوق القائمة، أو اعرضها كلها.' } = none;
  return <EmptyState icon={icon} title={title} description={description} action={action} />;
}
