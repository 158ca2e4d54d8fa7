import { useQuery } from '@tanstack/react-query';
import { parseRichText, RichText } from '#content/articles/index.ts';
import { SkeletonText } from '#ui/list/skeleton.tsx';

/** The task of an exercise, sanitised again as every text of a lecture is. */
export function TaskText({ lecture, html }: { lecture: number; html: string }) {
  const { data } = useQuery({
    queryKey: ['lecture-text', lecture, html],
    queryFn: () => parseRichText(html),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (!data) return <SkeletonText lines={6} />;
  return (
    <div className="prose">
      <RichText nodes={data} />
    </div>
  );
}
