import { testAccess } from '../testing/access/test-access.ts';
import { conversationRows } from './access-rows.ts';

await testAccess(conversationRows);
