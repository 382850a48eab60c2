/** Finding 11: devices at addresses that only resemble a push service's are never stored or contacted. */
import { HOSTILE_ENDPOINTS } from '../../functions/testing/hostile-endpoints.ts';
import { type Attack, type Finding, refusal } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { post } from './support/requests.ts';

const NOTIFICATION = { title: 'Hello', body: 'It works.', data: { url: '/' } };

export const pushEndpoints: Finding<Production> = {
  name: '11 endpoints of push services',
  prepare: ({ device: { keys } }) => {
    const answer = refusal(400, 'We do not know this push service.');
    const attacks = HOSTILE_ENDPOINTS.flatMap((endpoint): Attack[] => [
      { name: `subscribe ${endpoint}`, site: post('/api/push/subscribe', null, { endpoint, keys }), answer },
      { name: `unsubscribe ${endpoint}`, site: post('/api/push/unsubscribe', null, { endpoint, keys }), answer },
      {
        name: `a message to ${endpoint}`,
        site: post('/api/push/test', null, { subscription: { endpoint, keys }, notification: NOTIFICATION }),
        answer,
      },
    ]);
    return { attacks };
  },
};
