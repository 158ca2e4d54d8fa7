import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { MarkForm } from './mark-form.tsx';
import { waitingTextsQuery } from './queries.ts';

/** A learner's text in the inbox. */
export default function WaitingTextView({ row }: { row: WaitingRow }) {
  const [attempt = 0, position = 0] = row.id.split(':').map(Number);
  const client = useQueryClient();
  const query = useQuery({
    ...waitingTextsQuery({ attempt }),
    // Another attempt's texts are no placeholder for this one's.
    placeholderData: undefined,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  return (
    <QueryFrame query={query} label="ما ينتظر التصحيح">
      {({ waiting }) => {
        const text = waiting.data.find((one) => one.position === position);
        if (!text) return null;
        return (
          <MarkForm
            key={row.id}
            text={text}
            count={waiting.meta.total}
            onDone={(undo) => {
              showUndo(`حُفظت درجة ${text.student.name}`, undo, refresh);
              refresh();
            }}
            onPutOff={null}
          />
        );
      }}
    </QueryFrame>
  );
}
