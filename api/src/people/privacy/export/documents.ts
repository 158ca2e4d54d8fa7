import { Readable } from 'node:stream';
import { writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import { eq } from 'drizzle-orm';
import { drawCertificate } from '#learning/certificate-design/index.ts';
import { stateOf } from '#learning/certificates/index.ts';
import { certificates, purchases, receipts } from '#platform/database/schema/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { drawReceipt } from '#selling/receipts/index.ts';
import type { Archive } from './archive.ts';

type Used = Pick<Platform, 'config' | 'db' | 'log' | 'settings' | 'storage'>;

interface Paper {
  name: string;
  draw(): Promise<Buffer>;
}

async function receiptsOf({ db, storage }: Used, person: number): Promise<Paper[]> {
  const rows = await db
    .select({ number: receipts.number })
    .from(receipts)
    .innerJoin(purchases, eq(purchases.id, receipts.purchaseId))
    .where(eq(purchases.personId, person))
    .orderBy(receipts.number);
  const caller = { id: person, role: 'student', sessionId: 0, provenAt: null } as const;
  return rows.map(({ number }) => ({
    name: `receipts/${writtenNumber(number)}.pdf`,
    draw: () => drawReceipt({ db, storage }, { caller, number }),
  }));
}

/** Withdrawn ones too, which say so. */
async function certificatesOf(platform: Used, person: number): Promise<Paper[]> {
  const rows = await platform.db
    .select()
    .from(certificates)
    .where(eq(certificates.personId, person))
    .orderBy(certificates.id);
  const site = { ...platform.config, ...platform.settings() };
  return rows.map((row) => ({
    name: `certificates/${row.code}.pdf`,
    draw: () => {
      const url = pageAddress(site, `/certificates/${row.code}`);
      return drawCertificate(platform, { ...row, url, state: stateOf(row) });
    },
  }));
}

/**
 * Adds the receipts and certificates of a person as PDF. One that cannot be drawn is left out, because what it says is among
 * the data, and the rest is not held back for it.
 */
export async function addDocuments(
  platform: Used,
  archive: Archive,
  person: number,
): Promise<void> {
  const documents = [
    ...(await receiptsOf(platform, person)),
    ...(await certificatesOf(platform, person)),
  ];
  for (const { name, draw } of documents) {
    const paper = await draw().catch((error: unknown) => {
      platform.log.warn({ err: error, name }, 'a paper of an export could not be drawn');
      return null;
    });
    if (paper) await archive.add(name, Readable.from([paper]), { compress: false });
  }
}
