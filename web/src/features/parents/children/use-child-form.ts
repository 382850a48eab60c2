import { useMutation } from '@tanstack/react-query';
import {
  type ChildWishes,
  conflictingTopic,
  conflictMessage,
  DEFAULT_AGE_BAND,
  keptWishes,
  parseChild,
  readAppearance,
} from '@tuckaway/domain';
import { useState } from 'react';
import { OfflineError } from '../../../data/device/errors.ts';
import { NoRoomError, saveChild } from '../api/children/children.ts';
import { CHILD_TROUBLE } from './messages.ts';

/** @param id null for a new child. */
export function useChildForm(id: string | null, begin: Partial<ChildWishes>, onSaved: () => void) {
  const [wishes, setWishes] = useState<Partial<ChildWishes>>({ age: DEFAULT_AGE_BAND, ...begin });
  const [problem, setProblem] = useState<{ field?: string; message: string } | null>(null);
  const { mutate, isPending: saving, error } = useMutation({ mutationFn: (kept: ChildWishes) => saveChild(id, kept), onSuccess: onSaved });
  const { nickname = '', favoriteAnimal = '', storyLength, storyTone } = wishes;

  function setFields(part: Partial<ChildWishes>): void {
    setWishes({ ...wishes, ...part });
    if (problem?.field !== undefined && problem.field in part) setProblem(null);
  }

  function setField<Field extends keyof ChildWishes>(field: Field, value: ChildWishes[Field]): void {
    setFields({ [field]: value });
  }

  function save(): void {
    if (saving) return;
    const { bedtime, age, pronouns, notTonight, appearance, ...rest } = wishes;
    const look = readAppearance(appearance);
    const chosen = keptWishes({ age, pronouns, notTonight, childId: undefined });
    const parsed = parseChild({ ...rest, ...(bedtime && { bedtime }), ...chosen, ...(look && { appearance: look }) });
    if (!parsed.ok) {
      setProblem(parsed);
      return;
    }
    const topic = conflictingTopic(parsed.value.favoriteAnimal, parsed.value.notTonight ?? []);
    if (topic !== null) {
      setProblem({ field: 'favoriteAnimal', message: conflictMessage(topic) });
      return;
    }
    mutate(parsed.value);
  }

  return {
    wishes,
    setField,
    setFields,
    problem,
    trouble: error && troubleOf(error),
    saving,
    save,
    complete: nickname.trim() !== '' && favoriteAnimal.trim() !== '' && storyLength !== undefined && storyTone !== undefined,
  };
}

export function troubleOf(error: unknown): string {
  if (error instanceof NoRoomError) return CHILD_TROUBLE.full;
  return error instanceof OfflineError ? CHILD_TROUBLE.offline : CHILD_TROUBLE.failed;
}
