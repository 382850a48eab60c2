import type { Page } from '@playwright/test';

/** How many lines of story text there are, and how many are on the screen and under nothing else at the best place to scroll to. */
export function linesInView(page: Page): Promise<{ seen: number; all: number }> {
  return page.evaluate(async () => {
    const text = document.querySelector('article:not([inert] *) .story-text');
    if (!text) throw new Error('There is no text.');
    const count = () => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2)));
      const seen = [...lines].filter((y) => {
        const line = [...range.getClientRects()].find(({ top, height }) => Math.round(top + height / 2) === y);
        if (!line) return false;
        return [line.top + 4, line.bottom - 4].every((edge) => {
          const on = document.elementFromPoint(line.left + 4, edge);
          return on !== null && (text.contains(on) || on.contains(text));
        });
      }).length;
      return { seen, all: lines.size };
    };
    let best = { seen: 0, all: 0 };
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 24) {
      scrollTo({ top, behavior: 'instant' });
      const now = count();
      if (now.seen >= best.seen) best = now;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return best;
  });
}
