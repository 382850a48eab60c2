import type { UnfinishedReaderProps } from '../../features/reader/api/reading/reader-parts.ts';
import { UnfinishedReader } from '../../features/reader/family/unfinished-reader.tsx';
import { COMFORT_AIDS } from '../reading-aids.tsx';

/** In the place of the create form while its story is being written. */
export function UnfinishedStory(props: Omit<UnfinishedReaderProps, 'aids'>) {
  return <UnfinishedReader {...props} aids={COMFORT_AIDS} />;
}
