import { toast } from '../../ui/toaster/toast.ts';

/** Something else, such as a call, took the loudspeaker while a recording was heard. */
export function sayInterrupted(): void {
  toast({ title: 'The sound was interrupted', description: 'You can listen again.' });
}
