import { findTool, installWithApt } from './debian-tool.mjs';
import { run, timed, toolPath } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<string | undefined>} its path; undefined stands for Playwright's own
 */
export async function ensureChromium() {
  const found = installed();
  if (found) return found;

  const asRoot = process.getuid?.() === 0;
  const env = { ...process.env, PATH: toolPath(), DEBIAN_FRONTEND: 'noninteractive' };
  const own = await timed('Installing Chromium', () =>
    run(['playwright', 'install', 'chromium'], { env, quiet: true }),
  );
  if (own.ok) {
    // The libraries that it needs, where this user may install them; they may be there already.
    if (asRoot) await run(['playwright', 'install-deps', 'chromium'], { env, quiet: true });
    return undefined;
  }
  if (!asRoot) throw new Error(`${own.output}\nNo Chromium: install one, or set CHROMIUM_PATH.`);

  const apt = await installWithApt('chromium');
  const path = installed();
  if (path) return path;
  throw new Error(`${own.output}\n${apt.output}\nNo Chromium: install one, or set CHROMIUM_PATH.`);
}

const installed = () => process.env.CHROMIUM_PATH || findTool(names);
