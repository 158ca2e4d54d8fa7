import { type FilterLinksProps, FilterLinks as Links } from '#ui/list/filter-links.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

/** A row of links that filter a list of the studio; on a phone it scrolls to the chosen one. */
export function FilterLinks(props: FilterLinksProps) {
  const row = useCurrentInView<HTMLUListElement>(
    props.links.find(({ current }) => current)?.to ?? '',
  );
  return <Links {...props} ref={row} />;
}
