export interface Voice {
  id: string;
  name: string;
  language: string;
  /** Whether it speaks without a network. */
  local: boolean;
}

/** Whether a voice speaks a language, whatever its region. Android writes en_GB. */
export function speaks(voice: Voice, language: string): boolean {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  return base(voice.language) === base(language);
}

/** Sorts voices: the story's language first, then those without a network, then the user's region, then by name. */
export function sortedVoices(voices: readonly Voice[], language: string, regions: readonly string[]): Voice[] {
  const place = (voice: Voice): number[] => {
    const region = regions.findIndex((one) => one.toLowerCase() === voice.language.replace('_', '-').toLowerCase());
    return [speaks(voice, language) ? 0 : 1, voice.local ? 0 : 1, region < 0 ? regions.length : region];
  };
  return [...voices].sort((one, other) => {
    const [first, second] = [place(one), place(other)];
    const differs = first.findIndex((value, index) => value !== second[index]);
    return differs < 0 ? one.name.localeCompare(other.name) : (first[differs] ?? 0) - (second[differs] ?? 0);
  });
}

/**
 * The voice to read with: the chosen one, if it is available now; otherwise the first of the story's language that needs no network.
 * Null leaves it to the browser, which may have a voice that it does not list. Undefined if all voices would send the text
 * away, with a child's name in it, so only the user may choose it.
 */
export function voiceToUse(sorted: readonly Voice[], chosen: string | null, language: string, online: boolean): string | null | undefined {
  const kept = sorted.find(({ id, local }) => id === chosen && (local || online));
  if (kept) return kept.id;
  const ours = sorted.filter((voice) => speaks(voice, language));
  return ours.length === 0 ? null : ours.find(({ local }) => local)?.id;
}

/** The voice to try after another failed: one of the language that needs no network. */
export function otherVoice(sorted: readonly Voice[], failed: string | null, language: string): string | null {
  return sorted.find((voice) => voice.local && voice.id !== failed && speaks(voice, language))?.id ?? null;
}
