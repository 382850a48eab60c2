/** The seed as visitors get it, worked out by the publishing code itself, without a database. */
import { featuredList, type PublishedCopy, planPublication } from '../../functions/src/publishing/plan-publication.ts';
import { curatedDocument } from './curated-document.ts';
import { curatedSources } from './sources.ts';

/** Milliseconds between two publications: any will do, the seed's are a day apart. */
const APART = 24 * 60 * 60 * 1000;

/** The copies and home's list. Throws where a story of the seed cannot be published. */
export function seedPublications(): { copies: readonly PublishedCopy[]; featured: ReturnType<typeof featuredList> } {
  let copies: readonly PublishedCopy[] = [];
  let numbers: Readonly<Record<string, number>> = {};
  for (const [index, source] of curatedSources().entries()) {
    const document = { ...curatedDocument(source), ...(source.id === undefined ? {} : { id: source.id }) };
    const state = { docId: source.slug, document, stampedAt: undefined, numbers, copies, imageHosts: [], now: (index + 1) * APART };
    const plan = planPublication(state);
    if (plan.outcome === 'problems') throw new Error(`${source.slug}: ${plan.document.problems?.join(' ')}`);
    ({ copies, numbers } = plan);
  }
  return { copies, featured: featuredList(copies) };
}
