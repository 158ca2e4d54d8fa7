import { InboxList } from './inbox-list.tsx';

export default function OrdersPage() {
  return <InboxList kind="order" />;
}
