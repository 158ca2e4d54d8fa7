import { testAccess } from '../testing/access/test-access.ts';
import { siteRows } from './access-rows.ts';

await testAccess(siteRows);
