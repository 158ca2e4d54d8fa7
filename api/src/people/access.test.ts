import { testAccess } from '../testing/access/test-access.ts';
import { peopleRows } from './access-rows.ts';

await testAccess(peopleRows);
