/** The seed's published stories, computed by the publishing code without a database. */
import { featuredList, type PublishedCopy, planPublication } from '../../functions/src/publishing/plan-publication.ts';
import { curatedDocument } from './curated-document.ts';
import { curatedSources } from './sources.ts';

/** Time between two publications. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The published copies and home's list. @throws if a story of the seed cannot be published. */
export function seedPublications(): { copies: readonly PublishedCopy[]; featured: ReturnType<typeof featuredList> } {
  let copies: readonly PublishedCopy[] = [];
  let numbers: Readonly<Record<string, number>> = {};
  for (const [index, source] of curatedSources().entries()) {
    const document = { ...curatedDocument(source), ...(source.id === undefined ? {} : { id: source.id }) };
    const state = { docId: source.slug, document, stampedAt: undefined, numbers, copies, imageHosts: [], now: (index + 1) * DAY_MS };
    const plan = planPublication(state);
    if (plan.outcome === 'problems') throw new Error(`${source.slug}: ${plan.document.problems?.join(' ')}`);
    ({ copies, numbers } = plan);
  }
  return { copies, featured: featuredList(copies) };
}
