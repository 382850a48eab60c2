import type { ReactNode } from 'react';
import { Page } from './page.tsx';

export interface MessagePageProps {
  title: string;
  heading?: string;
  text: string;
  picture: ReactNode;
  /** Whether screen readers announce the message. */
  alert?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** A whole screen with a picture, a message and buttons, in place of something that cannot be shown. */
export function MessagePage({ title, heading = title, text, picture, alert = false, children, footer }: MessagePageProps) {
  return (
    <Page title={title} width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <div role={alert ? 'alert' : undefined}>
        {picture}
        <h1 className="mt-8 font-display text-head font-semibold text-balance">{heading}</h1>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      {footer}
    </Page>
  );
}
