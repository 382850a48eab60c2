/** A state of a screen, shared by the screenshots and the accessibility tests. */
import type { Page } from '@playwright/test';

export interface Scene {
  readonly name: string;
  /** The seed account that is signed in; none if missing. */
  readonly as?: 'parent' | 'premium' | 'admin';
  /** Brings the page into the state and waits for it. */
  readonly show: (page: Page) => Promise<unknown>;
  /** Photographs the viewport instead of the whole page, for states that lie above it. */
  readonly viewportOnly?: boolean;
  /** A response never arrives, so the network never becomes idle. */
  readonly unfinished?: boolean;
}

/** Shows a scene with its art, fonts and pictures, which load late. */
export async function showScene(page: Page, scene: Scene): Promise<void> {
  await scene.show(page);
  if (scene.unfinished !== true) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
