import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook as renderBare } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { queryClient } from '../src/data/query/query-client.ts';

/** Testing Library's `renderHook` inside the provider of the app's query client. */
export function renderHook<Result, Props>(hook: (props: Props) => Result, options: { initialProps?: Props } = {}) {
  return renderBare(hook, {
    ...options,
    wrapper: ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queryClient }, children),
  });
}
