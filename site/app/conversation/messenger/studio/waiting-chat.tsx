import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { MessageText } from '#ui/text/message-text.tsx';

/** A private conversation in the inbox. It is answered in the chat, where all of it is. */
export default function WaitingChat({ row }: { row: WaitingRow }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-raised p-4 sm:p-6">
      <MessageText text={row.excerpt} />
      <Button asChild>
        <Link to={row.path}>افتح المحادثة وردّ</Link>
      </Button>
    </div>
  );
}
