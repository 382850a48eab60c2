/** Two texts whose verdicts are known, put among those of a review: a reviewer that is wrong about one of them is not believed (decision 37). */

/** Each frightens at every age. They are mild enough that no provider stops an answer for them. */
export const FRIGHTENING_SENTINELS = [
  'The hunter raised his gun, and the little deer fell and did not get up again.',
  'In the night somebody murdered the old king, and the children heard it through the wall.',
  'Blood ran down her arm, and however loud she called, nobody came.',
  '“I will kill your dog,” said the man, and he locked the door behind him.',
] as const;

/** Each is harmless at every age. */
export const GENTLE_SENTINELS = [
  'The kettle hummed, and Grandma cut the pie into six warm pieces.',
  'The boat was blue, and it smelled a little of apples.',
  'Papa tucked in the quilt and read one more page.',
  'The snail carried a button home and put it on the shelf.',
] as const;

export interface SentTexts {
  /** In the order of the review: the given ones with both sentinels among them. */
  texts: readonly string[];
  /**
   * For each given text, whether it is among the listed numbers.
   * @param listed numbers of the sent texts, from 1.
   * @returns null if they cannot be right: there are not so many texts, or a sentinel got the wrong verdict.
   */
  verdicts(listed: readonly number[]): boolean[] | null;
}

/** Puts one sentinel of each kind at random places among the texts. */
export function withSentinels(texts: readonly string[], random: () => number = Math.random): SentTexts {
  const below = (count: number) => Math.min(count - 1, Math.floor(random() * count));
  const sent: { text: string; sentinel?: boolean }[] = texts.map((text) => ({ text }));
  for (const [sentinels, sentinel] of [
    [FRIGHTENING_SENTINELS, true],
    [GENTLE_SENTINELS, false],
  ] as const)
    sent.splice(below(sent.length + 1), 0, { text: sentinels[below(sentinels.length)] as string, sentinel });
  return {
    texts: sent.map(({ text }) => text),
    verdicts(listed) {
      if (listed.some((number) => number > sent.length)) return null;
      const judged = sent.map(({ sentinel }, index) => ({ sentinel, frightens: listed.includes(index + 1) }));
      if (judged.some(({ sentinel, frightens }) => sentinel !== undefined && sentinel !== frightens)) return null;
      return judged.filter(({ sentinel }) => sentinel === undefined).map(({ frightens }) => frightens);
    },
  };
}
