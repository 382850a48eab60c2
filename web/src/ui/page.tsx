import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { focusScreen } from './dialog/lost-focus.ts';
import { ButtonLink } from './form/button.tsx';
import { Icon } from './icon.tsx';

const WIDTHS = { narrow: 'mx-auto w-full max-w-xl', wide: 'mx-auto w-full max-w-6xl', full: 'w-full' } as const;

/** The first path, and whether another followed: the first screen does not take the focus. */
let beginning: string | null = null;
let hasMoved = false;

export interface PageProps {
  /** The document's title, and the heading's text where `heading` is true. */
  title: string;
  width?: keyof typeof WIDTHS;
  backTo?: string;
  backLabel?: string;
  /** True shows the title as the h1; the screens with an h1 of their own leave it out. */
  heading?: boolean;
  lead?: ReactNode;
  /** The screen continues the one before, at the same place of the page. */
  keepScroll?: boolean;
  className?: string;
  children: ReactNode;
}

/** A screen: the main landmark, the document's title (with the name that index.html gives as `application-name`), and the focus on the h1 when one screen follows another. */
export function Page({
  title,
  width = 'wide',
  backTo,
  backLabel,
  heading = false,
  lead,
  keepScroll = false,
  className,
  children,
}: PageProps) {
  const { pathname } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = site ? `${title} · ${site}` : title;
  }, [title]);

  const arriveAt = useEffectEvent((place: string) => {
    beginning ??= place;
    hasMoved ||= place !== beginning;
    if (!hasMoved) return;
    focusScreen();
    if (!returning && !keepScroll) window.scrollTo(0, 0);
  });
  useEffect(() => arriveAt(pathname), [pathname]);

  return (
    <main id="main" tabIndex={-1} className={classNames(WIDTHS[width], width !== 'full' && 'page-margin pt-6 pb-20 sm:pt-8', className)}>
      {backTo !== undefined && (
        <ButtonLink to={backTo} variant="quiet" size="sm" className="-ml-4">
          <Icon name="arrow-left" />
          {backLabel}
        </ButtonLink>
      )}
      {heading && (
        <header className="mt-6 mb-8 sm:mt-8 sm:mb-10">
          <h1 className="font-display text-head font-semibold">{title}</h1>
          {lead && <p className="mt-3 max-w-[52ch] text-body text-balance text-soft">{lead}</p>}
        </header>
      )}
      {children}
    </main>
  );
}
