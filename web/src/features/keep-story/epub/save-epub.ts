import { downloadFileName } from '@tuckaway/domain';
import { downloadFile } from '../../../ui/download-file.ts';
import type { KeptBook } from '../kept-book.ts';
import { EPUB_TYPE, makeEpub } from './make-epub.ts';

/** Makes the e-book and downloads it. */
export async function saveEpub(book: KeptBook): Promise<void> {
  const bytes = await makeEpub(book, Date.now());
  downloadFile(downloadFileName(book.title, 'epub'), EPUB_TYPE, bytes.slice());
}
