// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { More } from './more.tsx';

const more = (storyId: string) => <More storyId={storyId}>Print as a Booklet</More>;
const actions = () => screen.getByText('Print as a Booklet');
/** As a browser does, which reports it later. */
function press(): void {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

it('what is unfolded for a story stays so when the screen is rendered anew, until the user folds it', () => {
  const { unmount } = render(more('fox'));
  expect(actions()).not.toBeVisible();
  press();
  unmount();
  const other = render(more('owl'));
  expect(actions()).not.toBeVisible();
  other.unmount();
  const anew = render(more('fox'));
  expect(actions()).toBeVisible();
  press();
  anew.unmount();
  render(more('fox'));
  expect(actions()).not.toBeVisible();
});
