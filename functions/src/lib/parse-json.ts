/** Parses the JSON of a model's answer, also in a code fence; undefined if it is no JSON. */
export function parseJson(answer: string): unknown {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(answer)?.[1];
  try {
    return JSON.parse(fenced ?? answer);
  } catch {
    return undefined;
  }
}
