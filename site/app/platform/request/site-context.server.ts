import { createContext } from 'react-router';
import type { SiteOptions } from '../../../server/site-config.ts';

/** The options of the process that serves; null under `react-router dev`, which has no such process. */
export const siteContext = createContext<SiteOptions | null>(null);
