import { expect, it } from 'vitest';
import { aiProviderOf } from './ai-provider.ts';

it('is OpenAI with its retention where nothing is configured', () => {
  const openai = { provider: 'OpenAI', retention: expect.stringContaining('30 days') };
  expect(aiProviderOf({})).toEqual(openai);
  expect(aiProviderOf({ TUCKAWAY_AI_PROVIDER: '', TUCKAWAY_AI_RETENTION: '' })).toEqual(openai);
});

it('is the configured provider with its own retention, never with OpenAI’s', () => {
  const own = { TUCKAWAY_AI_PROVIDER: 'Owl Models', TUCKAWAY_AI_RETENTION: 'It keeps nothing.' };
  expect(aiProviderOf(own)).toEqual({ provider: 'Owl Models', retention: 'It keeps nothing.' });
  const { retention } = aiProviderOf({ TUCKAWAY_AI_PROVIDER: 'Owl Models' });
  expect(retention).toBe('Its own privacy policy says how long it may keep a request.');
});
