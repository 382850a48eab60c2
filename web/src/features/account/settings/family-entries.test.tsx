// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { ChildrenEntries } from './family-entries.tsx';

it('the settings say that the children are not known yet, instead of that there are none', async () => {
  (await fakeBackend()).intercept = () => new Promise(() => undefined);
  signIn();
  const { user } = renderScreen(<ChildrenEntries />);
  await user.click(screen.getByRole('button', { name: 'Your children' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
});
