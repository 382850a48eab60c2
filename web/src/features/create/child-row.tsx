import { type Child, DEFAULT_REGENERATION, keptWishes, parseChild } from '@tuckaway/domain';
import { useState } from 'react';
import { lateSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hasRoom } from '../parents/api/children/children-query.ts';
import { habitsOf } from '../parents/children/messages.ts';
import { MoodPicture } from '../parents/children/wish-pictures.tsx';
import { type StoryForm, sameName } from './flow/story-form.ts';
import { CHILD_ROW } from './messages.ts';

const ChildSheet = lateSheet(async () => (await import('../parents/children/child-sheet.tsx')).ChildSheet);

/** The remembered children; pressing a name fills in the form. Nothing if none is remembered. */
export function ChildRow({ known, chosen, onChoose }: { known: readonly Child[]; chosen: Child | null; onChoose: (child: Child) => void }) {
  const [managing, setManaging] = useState(false);
  if (known.length === 0 && !managing) return null;
  return (
    <fieldset className="mb-6 min-w-0 animate-veil-in">
      {/* The visible heading above says the same. */}
      <legend className="sr-only">{CHILD_ROW.legend}</legend>
      <div className="grid grid-cols-2 items-start gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:items-stretch sm:gap-3">
        {known.map((child) => (
          <button
            key={child.id}
            type="button"
            aria-pressed={child.id === chosen?.id}
            onClick={() => onChoose(child)}
            className="relative flex min-h-16 min-w-0 items-center gap-2 rounded-card border border-edge bg-raised p-2 text-left sm:gap-3 sm:pr-3 shadow-card transition-[border-color,box-shadow,transform] duration-200 ease-paper hover:border-line active:scale-98 aria-pressed:border-lamp-ink aria-pressed:ring-2 aria-pressed:ring-lamp-ink forced-colors:aria-pressed:outline-3"
          >
            <span aria-hidden="true" className="w-9 shrink-0 max-[22rem]:hidden sm:w-11">
              <MoodPicture mood={child.storyTone} />
            </span>
            <span className="min-w-0 grow text-[0.8125rem] leading-snug text-soft">
              <bdi className="block font-display text-body leading-snug font-semibold text-ink wrap-anywhere">{child.nickname}</bdi>
              <span className="wrap-anywhere">{child.favoriteAnimal}</span>
              <span className="block max-sm:sr-only">{habitsOf(child)}</span>
            </span>
            {child.id === chosen?.id && (
              <Icon name="check" className="absolute top-1.5 left-1.5 size-5 rounded-full bg-lamp p-0.5 text-on-lamp" />
            )}
          </button>
        ))}
      </div>
      <p className="mt-1 -mb-3 flex justify-end">
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3"
          aria-label={CHILD_ROW.manageFully}
          aria-haspopup="dialog"
          onClick={() => setManaging(true)}
        >
          <Icon name="family" />
          {CHILD_ROW.manage}
        </Button>
      </p>
      {managing && <ChildSheet known={known} onClose={() => setManaging(false)} />}
    </fieldset>
  );
}

/** “Remember Mia”: once there is a name and an animal, for a name that is not remembered yet. */
export function RememberChild({ form, known }: { form: StoryForm; known: readonly Child[] | undefined }) {
  const [asking, setAsking] = useState(false);
  const { childName: nickname, favoriteAnimal } = form;
  const wishes = parseChild({
    nickname,
    favoriteAnimal,
    storyLength: form.storyLength ?? DEFAULT_REGENERATION.storyLength,
    storyTone: form.storyTone ?? DEFAULT_REGENERATION.storyTone,
    ...keptWishes({ age: form.age, pronouns: form.pronouns, notTonight: form.notTonight, childId: undefined }),
  });
  const isNew = known !== undefined && wishes.ok && hasRoom(known) && !known.some((child) => sameName(child.nickname, nickname));
  if (known === undefined || !wishes.ok || (!isNew && !asking)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-label text-soft">
      <Button variant="quiet" size="sm" className="-ml-4" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon name="heart" />
        <bdi className="min-w-0 wrap-anywhere">{CHILD_ROW.remember(wishes.value.nickname)}</bdi>
      </Button>
      <span className="max-sm:hidden">{CHILD_ROW.remembering}</span>
      {asking && <ChildSheet known={known} begin={wishes.value} onClose={() => setAsking(false)} />}
    </p>
  );
}
