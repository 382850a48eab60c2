/** Milliseconds for which the file can be fetched. */
const URL_LIFETIME_MS = 60_000;

/** Hands the browser a file to save. @param type a media type. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.hidden = true;
  link.click();
  // A busy browser reads the link and the URL some time after the click.
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(url);
  }, URL_LIFETIME_MS);
}
