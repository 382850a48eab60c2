import { downloadFileName, downloadText, htmlToParagraphs, type Story } from '@tuckaway/domain';

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
  // The browser has begun reading by the next turn of the loop at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
