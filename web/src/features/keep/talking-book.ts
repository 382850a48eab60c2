/** A family's story as an e-book in which a recorded voice reads and the sentences are marked. Made on the device. */
import type { Story } from '@tuckaway/domain';
import { oggFromWebm } from '../../data/device/sound/ogg-from-webm.ts';
import { recordedStarts, scriptOf } from '../voices/api/sentences.ts';
import { currentRecordedPage, type RecordedPage, type StoryVoice } from '../voices/api/story-voices.ts';
import { saveEpub } from './epub/make-epub.ts';
import type { NarratedPage, NarratedSentence, Narration } from './epub/narration.ts';
import { familyBookWithQuestions, type KeptBook } from './kept-book.ts';

/** Rejects if a recording cannot be fetched or converted. */
export async function saveTalkingBook(story: Story, voice: StoryVoice): Promise<void> {
  const book = await familyBookWithQuestions(story);
  const pages = new Map<number, RecordedPage>();
  for (const page of voice.pages) {
    const recording = await currentRecordedPage(story.id, voice.id, page);
    if (recording !== null) pages.set(page, recording);
  }
  await saveEpub({ ...book, narration: await narrationOf(book, voice.name, pages) });
}

/** Which sentence of the book is heard when. The title is read as well, but stands on another page of the e-book. */
export async function narrationOf(book: KeptBook, narrator: string, recordings: ReadonlyMap<number, RecordedPage>): Promise<Narration> {
  const last = book.parts.length - 1;
  const passages = book.parts.map(({ paragraphs }, part) => [
    ...(part === 0 ? [{ place: 'title', text: book.title } as const] : []),
    ...paragraphs.map((text, place) => ({ place, text })),
    ...(part === last ? [{ place: 'end', text: book.ending } as const] : []),
  ]);
  const script = scriptOf(passages, book.language);
  const pages = new Map<number, NarratedPage>();
  for (const [part, recording] of recordings) {
    const lines = script.filter(({ page }) => page === part);
    const starts = recordedStarts(passages[part] ?? [], book.language, recording);
    const sentences = lines.flatMap(({ place, start, end }, index): NarratedSentence[] => {
      const from = starts[index];
      const to = starts[index + 1] ?? recording.durationMs;
      // What is missing in a recording that broke off is only read.
      if (place === 'title' || from === undefined || to <= from) return [];
      return [{ paragraph: place, start, end, from, to }];
    });
    if (sentences.length > 0) pages.set(part, { ...(await soundOf(recording)), durationMs: recording.durationMs, sentences });
  }
  return { narrator, pages };
}

/** E-books have Opus in Ogg, and AAC in MP4. */
async function soundOf({ type, audio }: RecordedPage): Promise<Pick<NarratedPage, 'bytes' | 'type' | 'extension'>> {
  if (type === 'audio/mp4') return { bytes: audio, type: 'audio/mp4', extension: 'm4a' };
  return { bytes: type === 'audio/webm' ? await oggFromWebm(audio) : audio, type: 'audio/ogg; codecs=opus', extension: 'ogg' };
}
