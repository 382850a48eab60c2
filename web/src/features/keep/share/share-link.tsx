import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../../ui/text/copy-text.ts';
import type { SharedLink } from '../api/share-story.ts';
import { isOn, type People, SHEET } from './messages.ts';

export function ShareLink({ story, share }: { story: People; share: SharedLink }) {
  const [copied, setCopied] = useState(false);
  const { link } = share;
  const day = new Date(share.expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-start gap-2.5">
        <Icon name="check" className="mt-0.5 size-5 shrink-0 text-lamp-ink" />
        {isOn(day, story, share)}
      </p>
      {link === null ? (
        <p className="text-soft">{SHEET.elsewhere}</p>
      ) : (
        <>
          <TextField label={SHEET.link} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <div className="flex flex-wrap gap-3 *:grow">
            <Button onClick={() => void copyText(link).then(setCopied)}>
              <Icon name={copied ? 'check' : 'paper'} />
              {copied ? SHEET.copied : SHEET.copy}
            </Button>
            {'share' in navigator && (
              <Button variant="secondary" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
                <Icon name="external" />
                {SHEET.send}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
