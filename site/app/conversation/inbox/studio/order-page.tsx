import { InboxItemPage } from './inbox-item-page.tsx';

export default function OrderPage() {
  return <InboxItemPage kind="order" />;
}
