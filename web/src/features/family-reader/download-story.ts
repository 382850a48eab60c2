import { childrenNames, downloadFileName, downloadText, htmlToParagraphs, type Story } from '@tuckaway/domain';
import { downloadFile } from '../../ui/download-file.ts';

/** Hands the story to the browser as a text file (section 5). */
export function downloadStory(story: Story): void {
  const text = downloadText({ ...story, childName: childrenNames(story), paragraphs: htmlToParagraphs(story.content) });
  downloadFile(downloadFileName(story.title), 'text/plain;charset=utf-8', text);
}
