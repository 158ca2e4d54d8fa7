interface MoreFoundProps {
  /** How many are shown. */
  shown: number;
  className?: string;
}

/** Below a search that shows only its first results: the others are found by typing. */
export const MoreFound = ({ shown, className = 'mt-2' }: MoreFoundProps) => (
  <p className={`text-sm text-text-soft ${className}`}>
    {`هذه أول ${shown}. اكتب جزءًا من الاسم لتجد غيرها.`}
  </p>
);
