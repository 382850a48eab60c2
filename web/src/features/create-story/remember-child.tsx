import { DEFAULT_REGENERATION, parseChild } from '@tuckaway/domain';
import { useState } from 'react';
import { hasRoom, useChildren } from '../../data/account/children.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChildSheet } from './child-sheet.tsx';
import { CHILD_ROW } from './messages.ts';
import type { StoryForm } from './story-form.ts';
import { sameName } from './story-form.ts';

/** “Remember Mia”: once there is a name and an animal, for a name that is not remembered yet. */
export function RememberChild({ form }: { form: StoryForm }) {
  const children = useChildren();
  const [asking, setAsking] = useState(false);
  const { childName: nickname, favoriteAnimal } = form;
  const wishes = parseChild({
    nickname,
    favoriteAnimal,
    storyLength: form.storyLength ?? DEFAULT_REGENERATION.storyLength,
    storyTone: form.storyTone ?? DEFAULT_REGENERATION.storyTone,
  });
  const isNew = children !== undefined && wishes.ok && hasRoom(children) && !children.some((child) => sameName(child.nickname, nickname));
  if (children === undefined || !wishes.ok || (!isNew && !asking)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-label text-soft">
      <Button variant="quiet" size="sm" className="-ml-4" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon name="heart" />
        <bdi>{CHILD_ROW.remember(wishes.value.nickname)}</bdi>
      </Button>
      <span className="max-sm:hidden">{CHILD_ROW.remembering}</span>
      {asking && <ChildSheet known={children} begin={wishes.value} onClose={() => setAsking(false)} />}
    </p>
  );
}
