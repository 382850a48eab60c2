// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../data/query/query-client.ts';
import { emptyForm } from './flow/story-form.ts';
import { StoryPreview } from './story-preview.tsx';

it('shows the chosen cover with the typed animal, if it is a known one, until a place is chosen', async () => {
  const preview = (favoriteAnimal: string) => (
    <QueryClientProvider client={queryClient}>
      <StoryPreview form={{ ...emptyForm(), favoriteAnimal, coverImage: 'garden' }} />
    </QueryClientProvider>
  );
  const { container, rerender } = render(preview(''));
  const source = () => container.querySelector('img')?.src;
  for (const animal of ['', 'Zwumpf']) {
    rerender(preview(animal));
    await waitFor(() => expect(source()).toMatch(/\/art\/covers\/garden\.svg$/));
    rerender(preview(' Otter '));
    await waitFor(() => expect(source()).toMatch(/^data:image\/svg/));
  }
});
