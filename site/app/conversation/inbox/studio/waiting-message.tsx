import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { WaitingItem } from './item-view.tsx';

export default function WaitingMessage({ row }: { row: WaitingRow }) {
  return <WaitingItem kind="message" row={row} />;
}
