import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTool } from '../scripts/debian-tool.mjs';

test.each(['--version', '-v', '-version'])(
  'a tool that states its version by %s alone is found, and not installed again',
  (flag) => {
    const folder = mkdtempSync(join(tmpdir(), 'nibras-tool-'));
    const path = process.env.PATH;
    process.env.PATH = folder;
    onTestFinished(() => {
      process.env.PATH = path;
      rmSync(folder, { recursive: true });
    });
    const tool = join(folder, 'tool');
    writeFileSync(tool, `#!/bin/sh\n[ "$1" = "${flag}" ]\n`, { mode: 0o755 });
    expect(findTool(['tool'])).toBe(tool);
    writeFileSync(tool, '#!/bin/sh\nexit 1\n');
    expect(findTool(['tool'])).toBeUndefined();
  },
);
