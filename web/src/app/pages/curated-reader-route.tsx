import { pageParagraphs } from '@tuckaway/domain';
import { KeepActions } from '../../features/keep/keep-actions.tsx';
import { CuratedReader } from '../../features/reader/curated/curated-reader.tsx';
import { THE_END } from '../../features/reader/messages.ts';

export function CuratedReaderRoute() {
  return (
    <CuratedReader
      more={(story) => ({
        keep: (
          <KeepActions
            book={async () =>
              (await import('../../features/keep/kept-book.ts')).curatedBook(story, ({ content }) => pageParagraphs(content ?? ''), THE_END)
            }
          />
        ),
      })}
    />
  );
}
