import { findTool, installWithApt } from './debian-tool.mjs';
import { run, timed, toolPath } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a browser window: pages open in half the processor time. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<{ CHROMIUM_PATH?: string, CHROMIUM_SHELL_PATH?: string }>} environment of the tests: the whole
 *   browser, and the shell where there is one; empty where the tests use Playwright's own browsers
 */
export async function ensureChromium() {
  // The caller has chosen one.
  if (process.env.CHROMIUM_PATH) return {};
  if (findTool(names)) return installed();

  const asRoot = process.getuid?.() === 0;
  const env = { ...process.env, PATH: toolPath(), DEBIAN_FRONTEND: 'noninteractive' };
  const own = await timed('Installing Chromium', () =>
    run(['playwright', 'install', 'chromium'], { env, quiet: true }),
  );
  if (own.ok) {
    // Its libraries, which only root may install; they may be installed already.
    if (asRoot) await run(['playwright', 'install-deps', 'chromium'], { env, quiet: true });
    return {};
  }
  if (!asRoot) throw new Error(`${own.output}\nNo Chromium: install one, or set CHROMIUM_PATH.`);

  const apt = await installWithApt('chromium');
  if (findTool(names)) return installed();
  throw new Error(`${own.output}\n${apt.output}\nNo Chromium: install one, or set CHROMIUM_PATH.`);
}

/** The installed browser, and its shell, which is a separate package in Debian. */
async function installed() {
  if (!findTool(shellNames) && process.getuid?.() === 0) await installWithApt(shellNames[0]);
  const shell = findTool(shellNames);
  return { CHROMIUM_PATH: findTool(names), ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}
