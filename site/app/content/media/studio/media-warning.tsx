import { WarningIcon } from '#ui/ornament/icons.ts';

/** What is told of a file that was taken, such as a video that some browsers do not play; nothing for most. */
export function MediaWarning({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-warning">
      <WarningIcon className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}
