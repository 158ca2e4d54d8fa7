import { InboxList } from './inbox-list.tsx';

export default function MessagesPage() {
  return <InboxList kind="message" />;
}
