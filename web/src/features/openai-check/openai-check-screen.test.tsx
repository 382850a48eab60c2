// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OpenaiCheckScreen } from './openai-check-screen.tsx';

async function check(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const { user } = renderScreen(<OpenaiCheckScreen />, { at: '/test-openai' });
  await user.click(screen.getByRole('button', { name: 'Check the AI Service' }));
}

it('shows the generated story and the full raw response [spec 1.7, 2.8, 2.47]', async () => {
  await check(async () => Response.json({ story: 'The lamp stayed on.', checkedAt: '2025-11-21T20:00:00Z' }));
  expect(await screen.findByText('The lamp stayed on.')).toBeVisible();
  expect(screen.getByText(/"checkedAt": "2025-11-21T20:00:00Z"/)).toBeVisible();
});

it('shows the error of the service [spec 2.47, 7.2]', async () => {
  await check(async () => Response.json({ error: 'no key' }, { status: 503 }));
  expect(await screen.findByText('API Error: no key')).toBeVisible();
});

it('shows the error of the network [spec 2.47, 7.2]', async () => {
  await check(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('Network Error: Failed to fetch')).toBeVisible();
});
