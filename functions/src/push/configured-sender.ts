/** The sender that a deployment's parameters describe, made once an instance. */
import { pushServices, vapidPrivateKey, vapidPublicKey, vapidSubject } from '../params.ts';
import { readPushServices } from './allowed-endpoint.ts';
import { type PushSender, pushSender } from './sender.ts';

let sender: PushSender | undefined;

/** Null as long as push is not set up: without a public key, or with `none` for the private one. */
export function configuredSender(): PushSender | null {
  const publicKey = vapidPublicKey.value();
  const privateKey = vapidPrivateKey.value();
  if (publicKey === '' || privateKey === '' || privateKey === 'none') return null;
  sender ??= pushSender({
    vapid: { publicKey, privateKey, subject: vapidSubject.value() },
    services: readPushServices(pushServices.value()),
  });
  return sender;
}
