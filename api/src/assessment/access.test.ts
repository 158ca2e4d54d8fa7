import { testAccess } from '../testing/access/test-access.ts';
import { assessmentRows } from './access-rows.ts';

await testAccess(assessmentRows);
