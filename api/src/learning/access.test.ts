import { testAccess } from '../testing/access/test-access.ts';
import { learningRows } from './access-rows.ts';

await testAccess(learningRows);
