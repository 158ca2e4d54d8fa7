import type { Routes } from '#platform/feature.ts';
import { articleRoutes } from './articles/routes.ts';
import { binRoutes } from './bin/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { certificateDesignRoutes } from './certificate-design/routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { choiceRoutes } from './choices/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { enrolmentRoutes } from './enrolments/routes.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { logRoutes } from './log/routes.ts';
import { markingRoutes } from './marking/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sellingRoutes } from './selling/routes.ts';
import { skillRoutes } from './skills/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { treeRoutes } from './tree/routes.ts';
import { undoRoutes } from './undo/routes.ts';

export const routes: Routes = (app, platform) => {
  for (const register of [
    overviewRoutes,
    articleRoutes,
    courseRoutes,
    treeRoutes,
    questionRoutes,
    markingRoutes,
    staffRoutes,
    enrolmentRoutes,
    importRoutes,
    exchangeRoutes,
    statisticsRoutes,
    categoryRoutes,
    offerRoutes,
    skillRoutes,
    choiceRoutes,
    purchaseRoutes,
    certificateRoutes,
    searchRoutes,
    logRoutes,
    pageRoutes,
    sellingRoutes,
    certificateDesignRoutes,
    binRoutes,
    undoRoutes,
  ]) {
    register(app, platform);
  }
};
