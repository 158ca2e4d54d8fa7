import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundledPackages, noteBundled } from './bundled.ts';
import { writeNotices } from './notices.ts';

/** The address of the notices, which the footer names. */
const fileName = 'third-party.txt';

/** Writes `/third-party.txt` after the client and the server build, when it is known what both contain. */
export function notices(): Plugin[] {
  let folder = '';
  return [
    noteBundled(),
    {
      name: 'nibras:notices',
      sharedDuringBuild: true,
      generateBundle({ dir }) {
        if (this.environment.name === 'client') folder = dir ?? '';
      },
      async closeBundle() {
        if (this.environment.name !== 'ssr' || folder === '') return;
        await writeFile(join(folder, fileName), writeNotices(bundledPackages()));
      },
      configureServer(server) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(writeNotices([]));
        });
      },
    },
  ];
}
