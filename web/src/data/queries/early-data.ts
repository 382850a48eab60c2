/** What the page's own script asked for, for whoever can do without the query library (early-answer.ts is that library's way to it). */

/** Whether the answer to a GET of this path is under way, or here and nobody's yet. */
export function isAskedEarly(path: string): boolean {
  return globalThis.tuckawayAsked?.path === path;
}

/** What was answered. Undefined where nobody has asked, and for an answer that is none: that one stays to be taken. Never rejects. */
export async function earlyData<T>(path: string): Promise<T | undefined> {
  const asked = globalThis.tuckawayAsked;
  if (asked?.path !== path) return undefined;
  try {
    const response = await asked.answer;
    if (!response.ok) return undefined;
    const data = (await response.clone().json()) as T;
    globalThis.tuckawayAsked = undefined;
    return data;
  } catch {
    return undefined;
  }
}
