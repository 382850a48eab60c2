import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import { useReadingComfort } from '../api/reading/reading-comfort.ts';
import type { TalkLampProps } from './talk-lamp.tsx';

/** Without it, a book is read as before. */
const TalkLamp = lazy(async () => ({ default: (await import('./talk-lamp.tsx')).TalkLamp }));

/** “Talk together” on the pages that have a question for the grown-up, unless the family switched it off or the story is still being written. */
export const Talk = (props: TalkLampProps) =>
  useReadingComfort().talk &&
  props.book.ending !== null && (
    <Late>
      <TalkLamp {...props} />
    </Late>
  );
