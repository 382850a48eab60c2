import type { CuratedStorySummary } from '@tuckaway/domain';
import { AGE_GROUPS } from './messages.ts';

interface AgeGroup {
  title: string;
  stories: readonly CuratedStorySummary[];
}

const AGES: readonly unknown[] = AGE_GROUPS.map(({ age }) => age);

/** The stories by age, in their order, with those that name none at the end; groups without stories are left out. */
export function groupByAge(stories: readonly CuratedStorySummary[]): AgeGroup[] {
  const groupOf = ({ age }: CuratedStorySummary) => (AGES.includes(age) ? age : undefined);
  const groups = AGE_GROUPS.map(({ age, title }) => ({ title, stories: stories.filter((story) => groupOf(story) === age) }));
  return groups.filter((group) => group.stories.length > 0);
}
