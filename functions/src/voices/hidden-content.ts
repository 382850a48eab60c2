/** Whether sound also holds what other programs would open: padding and comments of a container can hold a page, a document or an archive. */

/** Long enough not to occur in compressed sound by chance. */
const PAGE = /<(?:script|iframe|!doctype|html[\s>]|body[\s>]|svg[\s>])/i;
/** PDF readers look for this in the first kilobyte. */
const DOCUMENT = '%PDF-';
const DOCUMENT_WITHIN = 1024;
/** An archive is read from this record at its end, which says how many bytes of comment follow. */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ARCHIVE_END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

export function hasHiddenContent(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  return PAGE.test(text) || text.slice(0, DOCUMENT_WITHIN).includes(DOCUMENT) || endsAsArchive(buffer);
}

function endsAsArchive(buffer: Buffer): boolean {
  const first = Math.max(0, buffer.length - ARCHIVE_END_BYTES - LONGEST_COMMENT);
  for (let at = buffer.indexOf(ARCHIVE_END, first); at >= 0; at = buffer.indexOf(ARCHIVE_END, at + 1)) {
    const end = at + ARCHIVE_END_BYTES;
    // Readers accept bytes behind a shorter comment as well.
    if (end <= buffer.length && end + buffer.readUInt16LE(end - 2) <= buffer.length) return true;
  }
  return false;
}
