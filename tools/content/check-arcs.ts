/** `npm run check-arcs -- [FILE…]`: faults of arcs and how long their stories get; `--tell` prints stories to read. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContentFile } from '../../domain/reader/read-content.ts';
import { type Arc, arcSchema, MOODS } from '../../domain/src/content/index.ts';
import { STORY_SETTINGS } from '../../domain/src/index.ts';
import { main, orUsage, say } from '../local/say.ts';
import type { StoryOrder } from '../storyteller/engine/storyteller.ts';

await main(async () => {
  const options = { tell: { type: 'boolean', default: false } } as const;
  const { values, positionals: files } = orUsage('npm run check-arcs -- [FILE…] [--tell]', () =>
    parseArgs({ allowPositionals: true, options }),
  );
  // Importing these reads the arcs, whose mistakes `main` reports.
  const { ARCS } = await import('../storyteller/engine/arcs.ts');
  const { arcFaults, tellingFaults } = await import('../storyteller/engine/checks/arc-faults.ts');
  const arcs = files.length > 0 ? files.map((file) => readContentFile(resolve(file), arcSchema)) : ARCS;
  let count = 0;
  for (const arc of arcs) {
    const faults = [...new Set([...arcFaults(arc), ...tellingFaults(arc)])];
    count += faults.length;
    say(`${arc.id}: ${faults.length === 0 ? 'no faults' : `\n  ${faults.join('\n  ')}`}`);
    if (values.tell) await tellAll(arc);
  }
  return count > 0 ? 1 : 0;
});

async function tellAll(arc: Arc): Promise<void> {
  const { createStoryteller } = await import('../storyteller/engine/storyteller.ts');
  const { animalsFor } = await import('../storyteller/engine/checks/arc-animals.ts');
  const setting = STORY_SETTINGS.find(({ id }) => id === arc.place)?.id ?? 'castle';
  const samples: Partial<StoryOrder>[] = [
    { animal: 'fox', words: 600, tone: 'funny', others: ['{child2}'] },
    { animal: 'blue whale', words: 400, tone: 'cozy' },
    { animal: 'ant', words: 200, tone: 'calm', others: ['{child2}', '{child3}', '{child4}'], age: '2-3' },
    {
      animal: 'elephant',
      words: 600,
      tone: 'sleepy',
      before: { recap: '{child} and Toast gave the bell a spoon for a tongue.', cast: ['the lamplighter'] },
    },
    { animal: 'tortoise', words: 400, tone: 'silly', age: '2-3', pronouns: 'she' },
    { animal: 'owl', words: 200, tone: 'funny' },
  ];
  for (const [index, sample] of samples.entries()) {
    const own = animalsFor(arc);
    const animal = (arc.body === null ? sample.animal : own[index % own.length]) ?? 'fox';
    const order: StoryOrder = { setting, tone: MOODS[0], words: 400, ...sample, animal, moment: arc.moment };
    const { title, pages, recap } = createStoryteller(`sample ${index}`, [arc], [])(order);
    const names = (text: string) =>
      text.replace(/\{child(\d?)\}/gu, (_, number: string) => ['Ada', 'Ada', 'Ben', 'Cem', 'Dot'][Number(number)] ?? 'Ada');
    say(
      `\n=== ${title} (${JSON.stringify({ ...sample, animal })})\n\n${names(pages.map(({ text }) => text).join('\n---\n'))}\n\nRecap: ${names(recap)}`,
    );
  }
}
