/** One thing to photograph, and how somebody gets there. */
import type { Page } from '@playwright/test';

export interface Scene {
  readonly name: string;
  /** Who looks: nobody signed in where it is missing. */
  readonly as?: 'parent' | 'premium' | 'admin';
  /** Goes there and ends when it is to be seen. */
  readonly show: (page: Page) => Promise<unknown>;
  /** Only what fits the screen, for states that lie above it. */
  readonly viewportOnly?: boolean;
  /** Something never comes: there is nothing to wait for. */
  readonly unfinished?: boolean;
}
