import { useId, useState } from 'react';
import { Button } from './form/button.tsx';
import { TextField } from './form/text-field.tsx';
import { copyText } from './text/copy-text.ts';

const TEXTS = { title: 'Open in your browser', link: 'Link to this page', copy: 'Copy Link', copied: 'Link Copied' } as const;

interface OpenInBrowserProps {
  /** Why this browser cannot do something, and what to do. */
  why: string;
  className: string;
}

/** The link to this page for another browser, which can do what this one cannot. */
export function OpenInBrowser({ why, className }: OpenInBrowserProps) {
  const title = useId();
  const [copied, setCopied] = useState(false);
  const { href } = location;
  return (
    <section aria-labelledby={title} className={className}>
      <h2 id={title} className="font-display text-card font-semibold text-ink">
        {TEXTS.title}
      </h2>
      <p className="text-body text-ink">{why}</p>
      <TextField label={TEXTS.link} value={href} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="secondary" onClick={() => void copyText(href).then(setCopied)}>
        {copied ? TEXTS.copied : TEXTS.copy}
      </Button>
    </section>
  );
}
