/**
 * From which score of a category a text is rejected although the service does not flag it. Scores are the omni models' confidences, 0 to 1, and the
 * categories are theirs (https://platform.openai.com/docs/guides/moderation). docs/story-engine.md says why the values were chosen.
 */
const THRESHOLDS: Readonly<Record<string, number>> = {
  // A bedtime story has no reason to come near any of these.
  sexual: 0.05,
  'sexual/minors': 0.01,
  'self-harm': 0.05,
  'self-harm/intent': 0.05,
  'self-harm/instructions': 0.05,
  hate: 0.1,
  'hate/threatening': 0.05,
  'harassment/threatening': 0.1,
  illicit: 0.2,
  'illicit/violent': 0.05,
  'violence/graphic': 0.05,
  // Siblings quarrel, pirates grumble, and a fox chases a ball.
  harassment: 0.3,
  violence: 0.3,
};

/** For a category that the service adds. */
const UNKNOWN_CATEGORY = 0.01;

/** @param category one of the service's, also a new one. */
export function thresholdOf(category: string): number {
  return THRESHOLDS[category] ?? UNKNOWN_CATEGORY;
}

/** Whether all scores are below their thresholds. A score that is not a number counts as too high. */
export function areScoresLow(scores: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(scores).every(([category, score]) => Number(score ?? 0) < thresholdOf(category));
}
