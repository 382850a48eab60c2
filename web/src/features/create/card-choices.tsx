import { STORY_COVERS, STORY_LENGTHS, STORY_TONES } from '@tuckaway/domain';
import { CoverPicture } from '../../art/index.ts';
import { LengthPicture, MoodPicture } from '../parents/children/wish-pictures.tsx';

/** The questions that are answered by choosing one of a few cards. */
export const CHOICES = [
  {
    field: 'storyLength',
    title: 'How long is tonight?',
    legend: 'Story length',
    columns: 3,
    density: 'tile',
    options: STORY_LENGTHS.map(({ id, label, words, minutes }) => ({
      value: id,
      label,
      description: `${words} words, about ${minutes} min read`,
      picture: <LengthPicture length={id} />,
    })),
  },
  {
    field: 'storyTone',
    title: 'What mood is it in?',
    legend: 'Story mood',
    columns: 5,
    density: 'tile',
    options: STORY_TONES.map(({ id, label, description }) => ({ value: id, label, description, picture: <MoodPicture mood={id} /> })),
  },
  {
    field: 'coverImage',
    title: 'Which picture goes on the cover?',
    legend: 'Cover picture',
    columns: 3,
    density: 'card',
    options: STORY_COVERS.map(({ id, label }) => ({
      value: id,
      label,
      picture: <CoverPicture cover={id} className="block aspect-3/2 w-full object-cover" />,
    })),
  },
] as const;
