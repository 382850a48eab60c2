/** Every POST endpoint with a request that would succeed and change something. */
import { readFileSync } from 'node:fs';
import { DELETION_WORDS, VOICE_LIMITS } from '../../../domain/src/index.ts';
import { REQUEST } from './requests.ts';
import type { World } from './world.ts';

export interface Endpoint {
  path: string;
  /** Whether it needs a token, or checks one that is sent. */
  auth: 'required' | 'optional' | 'none';
  /** Of the victim. */
  body: object;
  /** Bytes that it accepts, where they are not the usual ones. */
  maxBody?: number;
}

/** A recording for a page of a story, as a browser makes it. */
export const RECORDING = {
  ...{ type: 'audio/webm', durationMs: 1600, starts: [0], page: 0, recordedAt: 0 },
  audio: readFileSync(new URL('../../fixtures/recordings/tone.webm', import.meta.url)).toString('base64'),
};

export function endpointsOf({ victim, device, published }: Pick<World, 'victim' | 'device' | 'published'>): Endpoint[] {
  const story = { storyId: victim.story };
  const voice = { ...RECORDING, ...story, voiceId: '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11', name: 'Grandma' };
  const reminder = { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' };
  return [
    { path: '/api/generate-story', auth: 'required', body: REQUEST },
    { path: '/api/report-story', auth: 'optional', body: { storyId: published, reason: 'too-scary' } },
    { path: '/api/share', auth: 'required', body: { ...story, showName: true, days: 7, fresh: true } },
    { path: '/api/share/state', auth: 'required', body: story },
    { path: '/api/share/revoke', auth: 'required', body: story },
    { path: '/api/voices/recording', auth: 'optional', body: voice, maxBody: VOICE_LIMITS.requestBody },
    { path: '/api/voices/invite', auth: 'required', body: { ...story, name: 'Grandma', showName: true } },
    { path: '/api/account/export', auth: 'required', body: {} },
    { path: '/api/account/delete', auth: 'required', body: { confirm: DELETION_WORDS } },
    { path: '/api/push/subscribe', auth: 'optional', body: device },
    { path: '/api/push/unsubscribe', auth: 'none', body: device },
    { path: '/api/push/reminder', auth: 'required', body: { subscription: device, reminder } },
    { path: '/api/push/test', auth: 'none', body: { subscription: device, notification: { title: 'Hi', body: 'Ha', data: { url: '/' } } } },
  ];
}
