import { type ChildWishes, parseChild } from '@tuckaway/domain';
import { useState } from 'react';
import { NoRoomError, saveChild } from '../../data/account/children.ts';
import { OfflineError } from '../../data/lib/errors.ts';
import { CHILD_TROUBLE } from './messages.ts';

/** @param id null for a new child. */
export function useChildForm(id: string | null, begin: Partial<ChildWishes>, onSaved: () => void) {
  const [wishes, setWishes] = useState<Partial<ChildWishes>>(begin);
  const [problem, setProblem] = useState<{ field?: string; message: string } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { nickname = '', favoriteAnimal = '', storyLength, storyTone } = wishes;

  function setField<Field extends keyof ChildWishes>(field: Field, value: ChildWishes[Field]): void {
    setWishes({ ...wishes, [field]: value });
    if (problem?.field === field) setProblem(null);
  }

  async function save(): Promise<void> {
    if (saving) return;
    const { bedtime, ...rest } = wishes;
    const parsed = parseChild(bedtime ? { ...rest, bedtime } : rest);
    if (!parsed.ok) {
      setProblem(parsed);
      return;
    }
    setSaving(true);
    setTrouble(null);
    try {
      await saveChild(id, parsed.value);
      onSaved();
    } catch (error) {
      setTrouble(troubleOf(error));
      setSaving(false);
    }
  }

  return {
    wishes,
    setField,
    problem,
    trouble,
    saving,
    save,
    complete: nickname.trim() !== '' && favoriteAnimal.trim() !== '' && storyLength !== undefined && storyTone !== undefined,
  };
}

function troubleOf(error: unknown): string {
  if (error instanceof NoRoomError) return CHILD_TROUBLE.full;
  return error instanceof OfflineError ? CHILD_TROUBLE.offline : CHILD_TROUBLE.failed;
}
