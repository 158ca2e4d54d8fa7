import { testAccess } from '../testing/access/test-access.ts';
import { contentRows } from './access-rows.ts';

await testAccess(contentRows);
