import { downloadFileName, downloadText, htmlToParagraphs, type Story } from '@tuckaway/domain';

/** Milliseconds for which the file can be fetched. */
const KEPT = 60_000;

/** Hands the story to the browser as a text file (section 5). */
export function downloadStory(story: Story): void {
  const text = downloadText({ ...story, paragraphs: htmlToParagraphs(story.content) });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = downloadFileName(story.title);
  document.body.append(link);
  link.click();
  link.remove();
  // A busy browser begins to read some time after the press; without the address it saves a file called “download”.
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
