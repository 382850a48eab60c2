import { useState } from 'react';
import {
  disablePush,
  enablePush,
  NoActiveSubscription,
  PushDenied,
  PushNotDisabled,
  PushNotEnabled,
  sendTestPush,
  TestNotSent,
} from '../../data/push/push.ts';
import { answerPushPrompt } from '../../data/push/push-prompt.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { TEST, TOASTS } from './messages.ts';

type Action = 'enable' | 'disable' | 'test';

/** The actions of the three buttons, one at a time; each ends with its toast (specification section 8). */
export function useNotifications() {
  const [busy, setBusy] = useState<Action | null>(null);

  async function run(action: Action, work: () => Promise<void>, done: ToastMessage, messageOf: (error: unknown) => ToastMessage | null) {
    if (busy !== null) return;
    setBusy(action);
    try {
      await work();
      toast(done);
    } catch (error) {
      const message = messageOf(error);
      if (message === null) throw error;
      toast(message);
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    async enable(): Promise<void> {
      await run('enable', enablePush, TOASTS.enabled, (error) => {
        if (error instanceof PushDenied) {
          answerPushPrompt();
          return TOASTS.denied;
        }
        return error instanceof PushNotEnabled ? TOASTS.notEnabled : null;
      });
    },
    async disable(): Promise<void> {
      // Turning them off answers the prompt too.
      answerPushPrompt();
      await run('disable', disablePush, TOASTS.disabled, (error) => (error instanceof PushNotDisabled ? TOASTS.notDisabled : null));
    },
    async test(): Promise<void> {
      await run(
        'test',
        () => sendTestPush(TEST),
        TOASTS.tested,
        (error) => (error instanceof TestNotSent || error instanceof NoActiveSubscription ? TOASTS.notTested : null),
      );
    },
  };
}
