import { type AvoidedTopic, type Child, DEFAULT_AGE_BAND, topicLabels, wordList } from '@tuckaway/domain';
import { lazy, useState } from 'react';
import { GuardedSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ABOUT_CHILD } from '../parents/children/messages.ts';
import type { StoryForm } from './flow/story-form.ts';

const ChildChoices = lazy(async () => ({ default: (await import('../parents/children/child-choices.tsx')).ChildChoices }));

interface Props {
  form: StoryForm;
  change: (part: Partial<StoryForm>) => void;
  /** The remembered child of that name, whose own choices count. */
  child: Child | null;
  /** What remembered children in the story leave out. */
  leftOut: readonly AvoidedTopic[];
}

/** Age, pronouns and topics to leave out: folded for a child that is not remembered, one line for those that are. */
export function MoreAboutChild({ form, change, child, leftOut }: Props) {
  const [opened, setOpened] = useState(false);
  const { age = DEFAULT_AGE_BAND, pronouns, notTonight = [] } = form;
  const isChosen = age !== DEFAULT_AGE_BAND || pronouns !== undefined || notTonight.length > 0;

  return (
    <>
      {leftOut.length > 0 && (
        <p className="flex items-center gap-2 py-2 text-label text-soft">
          <Icon name="moon" className="size-4.5 shrink-0" />
          {ABOUT_CHILD.leftOut(wordList(topicLabels(leftOut)))}
        </p>
      )}
      {!child && !opened && !isChosen && (
        <Button variant="quiet" size="sm" className="-ml-3 sm:-ml-4" onClick={() => setOpened(true)}>
          <Icon name="user" />
          <bdi className="min-w-0 wrap-anywhere">{ABOUT_CHILD.more(form.childName.trim())}</bdi>
        </Button>
      )}
      {!child && (opened || isChosen) && (
        <GuardedSheet onClose={() => setOpened(false)}>
          <ChildChoices group="story" value={form} onChange={change} focused={opened} />
        </GuardedSheet>
      )}
    </>
  );
}
