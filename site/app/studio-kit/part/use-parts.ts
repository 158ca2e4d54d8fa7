import { createContext, useContext } from 'react';
import type { StudioPart } from './studio-part.ts';

/** What all features register to the studio, for screens that show things of all, such as the log. */
export const StudioParts = createContext<readonly StudioPart[]>([]);

export const useStudioParts = (): readonly StudioPart[] => useContext(StudioParts);
