/** Operations: while an operator has stopped story generation, nobody gets a story, whatever they send. */
import { randomUUID } from 'node:crypto';
import { type Finding, refusal } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { page, post, REQUEST } from './support/requests.ts';

const STOPPED = 'The storyteller is taking a break. Please try again later.';

export const stoppedStories: Finding<Production> = {
  name: '10 stories while generation is stopped',
  prepare: async ({ database, families }) => {
    const switches = database.doc('system/switches');
    // As a hurried operator may type it.
    await switches.set({ storiesStopped: 'yes' });
    return {
      attacks: [
        ...families.slice(0, 20).map(({ token }, index) => ({
          name: `family ${index}`,
          site: post('/api/generate-story', token, { ...REQUEST, storiesStopped: false, force: true }, { 'idempotency-key': randomUUID() }),
          answer: refusal(503, STOPPED, { code: 'stopped' }),
        })),
        {
          name: 'the check of the AI service',
          site: page('/api/test-openai?force=1'),
          answer: refusal(503, STOPPED, { error: STOPPED, code: 'stopped' }),
        },
      ],
      afterwards: async () => {
        await switches.delete();
      },
    };
  },
};
