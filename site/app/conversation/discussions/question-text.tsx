import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import { MessageText } from '#ui/text/message-text.tsx';
import { DiscussionPicture } from './discussion-picture.tsx';
import { nameOf } from './person-name.ts';

interface QuestionTextProps {
  question: Pick<ParsedDiscussion, 'description' | 'picture' | 'user'>;
  className?: string;
}

/** What was asked, with its picture. */
export function QuestionText({ question, className }: QuestionTextProps) {
  const { description, picture, user } = question;
  return (
    <div className={className}>
      <MessageText text={description} />
      {picture && <DiscussionPicture {...picture} sender={nameOf(user)} resizable />}
    </div>
  );
}
