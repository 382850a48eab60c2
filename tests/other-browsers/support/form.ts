/** The create form's questions, one at a time, as phones show them. */
import { noteCanary } from '../../leaks/canaries.ts';
import type { Visitor } from './visitor.ts';

/** Answers every question of the form, which is open. */
export async function fillForm(visitor: Visitor, { childName, animal }: { childName: string; animal: string }): Promise<void> {
  noteCanary('name', childName);
  noteCanary('animal', animal);
  await visitor.fill("Child's Name", childName);
  await visitor.press('button', 'Next');
  await visitor.seeText(/^2 of 6/);
  await visitor.fill('Favorite Animal', animal);
  await visitor.press('button', 'Next');
  await visitor.seeText(/^3 of 6/);
  await visitor.press('radio', /^Meadow/);
  // The grid folds once a setting is chosen.
  await visitor.seeText('Selected Theme');
  await visitor.press('button', 'Next');
  await visitor.seeText(/^4 of 6/);
  await visitor.press('radio', /^Short/);
  await visitor.press('button', 'Next');
  await visitor.seeText(/^5 of 6/);
  await visitor.press('radio', /^Cozy/);
}
