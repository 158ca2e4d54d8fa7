import { testAccess } from '../testing/access/test-access.ts';
import { sellingRows } from './access-rows.ts';

await testAccess(sellingRows);
