import { InboxItemPage } from './inbox-item-page.tsx';

export default function MessagePage() {
  return <InboxItemPage kind="message" />;
}
