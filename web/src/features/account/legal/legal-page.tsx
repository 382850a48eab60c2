import { CURRENT_TERMS } from '@tuckaway/domain';
import { Page } from '../../../ui/page.tsx';
import type { LegalSection } from './section.ts';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(CURRENT_TERMS));

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A public page of text with the date from which it applies. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <Page title={title} heading lead={lead} backTo="/" backLabel="Back to Home">
      <div className="max-w-[68ch]">
        <p className="text-label text-soft">
          Effective <time dateTime={CURRENT_TERMS}>{DATE}</time>
        </p>
        {sections.map(({ heading, paragraphs = [], list = [] }) => (
          <section key={heading} className="mt-9">
            <h2 className="font-display text-title font-semibold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-soft [overflow-wrap:anywhere]">
                {paragraph}
              </p>
            ))}
            {list.length > 0 && (
              <ul className="mt-3 list-disc space-y-2 pl-5 text-soft marker:text-faint">
                {list.map(([name, text]) => (
                  <li key={name}>
                    <strong className="font-semibold text-ink">{name}:</strong> {text}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Page>
  );
}
