import { useState } from 'react';
import { isInsideApp } from '../../../data/device/platform.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { OTHER_BROWSER } from './messages.ts';

/** Why this browser cannot record, and the link for one that can. */
export function OtherBrowser() {
  const [copied, setCopied] = useState(false);
  const { href } = location;
  return (
    <section aria-labelledby="other-browser" className="mx-auto mb-5 max-w-2xl space-y-4 rounded-card bg-raised p-6">
      <h2 id="other-browser" className="font-display text-card font-semibold text-ink">
        {OTHER_BROWSER.title}
      </h2>
      <p className="text-body text-ink">
        {isInsideApp() ? OTHER_BROWSER.insideApp : OTHER_BROWSER.unable} {OTHER_BROWSER.how}
      </p>
      <TextField label={OTHER_BROWSER.link} value={href} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="secondary" onClick={() => void copyText(href).then(setCopied)}>
        {copied ? OTHER_BROWSER.copied : OTHER_BROWSER.copy}
      </Button>
    </section>
  );
}
