/** Every POST endpoint with a request that would succeed and change something. */
import { DELETION_WORDS } from '../../../domain/src/index.ts';
import { REQUEST } from '../../functions/support/support.ts';
import type { PushDevice } from './push-device.ts';

export interface Endpoint {
  path: string;
  /** Whether it needs a token, or checks one that is sent. */
  auth: 'required' | 'optional' | 'none';
  /** Of the victim. */
  body: object;
}

export interface Possessions {
  /** With a story, and the victim's valid token. */
  victim: { story: string; token: string };
  device: PushDevice;
  /** Of a published story. */
  published: string;
}

export function endpointsOf({ victim, device, published }: Possessions): Endpoint[] {
  const story = { storyId: victim.story };
  return [
    { path: '/api/generate-story', auth: 'required', body: REQUEST },
    { path: '/api/report-story', auth: 'optional', body: { storyId: published, reason: 'too-scary' } },
    { path: '/api/share', auth: 'required', body: { ...story, showName: true, days: 7, fresh: true } },
    { path: '/api/share/state', auth: 'required', body: story },
    { path: '/api/share/revoke', auth: 'required', body: story },
    { path: '/api/account/export', auth: 'required', body: {} },
    { path: '/api/account/delete', auth: 'required', body: { confirm: DELETION_WORDS } },
    { path: '/api/push/subscribe', auth: 'optional', body: device },
    { path: '/api/push/unsubscribe', auth: 'none', body: device },
    {
      path: '/api/push/reminder',
      auth: 'required',
      body: { subscription: device, reminder: { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' } },
    },
    { path: '/api/push/test', auth: 'none', body: { subscription: device, notification: { title: 'Hi', body: 'Ha', data: { url: '/' } } } },
  ];
}
