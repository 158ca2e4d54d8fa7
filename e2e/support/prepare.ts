import { startNibras } from './nibras-server.ts';
import { newDataDir, removeData, sharePrepared } from './prepared.ts';

/**
 * Playwright's global set-up: starts the product once, as an operator does, and keeps its data folder for the servers
 * of the tests.
 */
export default async function prepare() {
  const dataDir = await newDataDir();
  const nibras = await startNibras({ DATA_DIR: dataDir });
  await nibras.stop();
  sharePrepared(dataDir);
  return () => removeData(dataDir);
}
