import { useMemo } from 'react';
import { useStudioParts } from '#studio-kit/part/use-parts.ts';
import { type AllLogTexts, logTextsOf } from './log-sentence.ts';

export function useLogTexts(): AllLogTexts {
  const parts = useStudioParts();
  return useMemo(() => logTextsOf(parts), [parts]);
}
