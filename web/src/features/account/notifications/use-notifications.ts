import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { type ToastMessage, toast } from '../../../ui/toaster/toast.ts';
import {
  disablePush,
  enablePush,
  NoActiveSubscription,
  PushDenied,
  PushNotDisabled,
  PushNotEnabled,
  sendTestPush,
} from '../api/push/push.ts';
import { answerPushPrompt } from '../api/push/push-prompt.ts';
import { TEST, TOASTS } from './messages.ts';

type Action = 'enable' | 'disable' | 'test';

const FAILURES = [
  [PushDenied, TOASTS.denied],
  [PushNotEnabled, TOASTS.notEnabled],
  [PushNotDisabled, TOASTS.notDisabled],
  [CallFailed, TOASTS.notTested],
  [NoActiveSubscription, TOASTS.notTested],
] as const;

/** The actions of the three buttons, one at a time; each ends with its toast (specification section 8). */
export function useNotifications() {
  const [busy, setBusy] = useState<Action | null>(null);

  async function run(action: Action, work: () => Promise<void>, done: ToastMessage): Promise<void> {
    if (busy !== null) return;
    setBusy(action);
    try {
      await work();
      toast(done);
    } catch (error) {
      const failure = FAILURES.find(([type]) => error instanceof type);
      if (failure === undefined) throw error;
      if (error instanceof PushDenied) answerPushPrompt();
      toast(failure[1]);
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    enable: () => run('enable', enablePush, TOASTS.enabled),
    disable: () => {
      // Turning them off answers the prompt too.
      answerPushPrompt();
      return run('disable', disablePush, TOASTS.disabled);
    },
    test: () => run('test', () => sendTestPush(TEST), TOASTS.tested),
  };
}
