import type { Page, Request } from '@playwright/test';
import { watchNetwork } from './network-watch.ts';
import { expect } from './support.ts';

/** One request to the database, as tests compare it. */
export interface Read {
  /** The method, such as `runQuery`. */
  what: string;
  /** Documents in the response; Firestore charges an empty response as one. */
  documents: number;
}

/** Counts this page's reads of the database from now on. @param counts whether a request counts; all by default */
export function countReads(page: Page, counts: (request: Request) => boolean = () => true) {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const isQuiet = watchNetwork(page);
  let reads: Promise<Read>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    const what = url.pathname.split(':').at(-1) ?? '';
    if (url.host !== host || response.request().method() !== 'POST' || what === 'commit' || !counts(response.request())) return;
    reads.push(
      response.text().then((text) => ({ what, documents: Math.max(1, [...text.matchAll(/"(?:document|found)"\s*:\s*\{/g)].length) })),
    );
  });
  return {
    /** Waits until the network is quiet, expects exactly these reads in any order, and forgets them. @param without a method that is left out */
    async expectOnly(expected: readonly Read[], without = ''): Promise<void> {
      const made = async () => sorted((await Promise.all(reads)).filter(({ what }) => what !== without));
      await expect.poll(async () => isQuiet() && (await made())).toEqual(sorted(expected));
      reads = [];
    },
    /** Waits until the network is quiet, and forgets the reads. */
    async forget(): Promise<void> {
      await expect.poll(isQuiet).toBe(true);
      reads = [];
    },
  };
}

function sorted(reads: readonly Read[]): Read[] {
  return reads.toSorted((a, b) => a.what.localeCompare(b.what) || a.documents - b.documents);
}
