// @vitest-environment jsdom
/** Texts that want to be markup, wherever a text of a family, of the model, or of a stored document is shown. */
import { type CuratedStory, coverPicture, htmlToParagraphs, type StoryPage } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { generatedMarkup, HOSTILE_MARKUP } from '../../../tests/fixtures/hostile-markup.ts';
import { LONG } from '../../../tests/long.ts';
import { favoriteEntry, storyEntry } from '../../testing/entries.ts';
import { ANNA, FOX_STORY } from '../../testing/fixtures.ts';
import { FavoriteCard } from '../features/favorites/favorite-card.tsx';
import { StoryCard } from '../features/home/story-card.tsx';
import { StoryTile } from '../features/home/tiles.tsx';
import { ShelfCard } from '../features/my-stories/shelf-card.tsx';
import { DeletionSlip } from '../features/my-stories/shelf-item.tsx';
import { describeEntry } from '../features/offline/describe-entry.ts';
import { WaitingEntry } from '../features/offline/waiting-entry.tsx';
import { curatedBook } from '../features/reader/book.ts';
import { Leaf } from '../features/reader/pages/leaf.tsx';
import { Avatar } from '../features/settings/avatar.tsx';
import { StoryText } from '../ui/story-text.tsx';

vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));

const GENERATED = generatedMarkup(LONG ? 2000 : 200);
const TEXTS = [...HOSTILE_MARKUP, ...GENERATED];
/** For places whose markup takes a while to read. */
const FEWER = [...HOSTILE_MARKUP.filter((_text, index) => LONG || index % 5 === 0), ...GENERATED.slice(0, 20)];
const nothing = () => undefined;
const PLAIN = 'Good night';
/** Of a story that only an API gone wrong could send: no form and no function lets it in. */
const picture = (text: string) => (text === PLAIN ? '/art/1.svg' : text);

const WHOLE = 'a story of the model, or a stored one';
/** Every place, with the text in all of its fields. */
const PLACES: Record<string, (text: string, key: number) => ReactNode> = {
  [WHOLE]: (text, key) => <StoryText key={key} paragraphs={['Good', ...htmlToParagraphs(text)]} size="medium" />,
  'a card on home': (text, key) => (
    <StoryCard
      key={key}
      story={{ id: 7, slug: 'fox', title: text, description: text, category: text, imageUrl: picture(text), imageAlt: text }}
      isFavorite={false}
      isUpdating={false}
      onToggleFavorite={nothing}
    />
  ),
  'tonight’s story': (text, key) => (
    <StoryTile
      key={key}
      story={{ id: 7, slug: 'fox', title: text, description: text, category: text, imageUrl: picture(text), rating: 5, readingTime: 5 }}
      label="Tonight"
      icon="moon"
    />
  ),
  'a card on the shelf': (text, key) => (
    <ShelfCard
      key={key}
      story={{ ...FOX_STORY, title: text, content: text, childName: text, favoriteAnimal: text }}
      isFavorite={false}
      isUpdating={false}
      onToggleFavorite={nothing}
      onDelete={nothing}
    />
  ),
  'a story that is about to be deleted': (text, key) => <DeletionSlip key={key} title={text} deletion="undoable" onUndo={nothing} />,
  'a page of the book': (text, key) => {
    const page: StoryPage = { content: text, imageUrl: picture(text), imageAlt: text };
    return <Leaf key={key} book={curatedBook({ id: 7, title: text, pages: [page] } as CuratedStory)} index={0} size="medium" />;
  },
  'a favorite of a family’s own': (text, key) => (
    <FavoriteCard
      key={key}
      item={{
        kind: 'own',
        id: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
        title: text,
        content: text,
        children: text,
        picture: coverPicture({ ...FOX_STORY, favoriteAnimal: text }),
        favoritedAt: 1,
      }}
      removing={false}
      onRemove={nothing}
    />
  ),
  'a curated favorite': (text, key) => (
    <FavoriteCard
      key={key}
      item={{
        kind: 'curated',
        id: '7',
        title: text,
        content: text,
        category: text,
        imageUrl: picture(text),
        favoritedAt: 1,
      }}
      removing={false}
      onRemove={nothing}
    />
  ),
  'what waits': (text, key) => {
    const entries = [storyEntry({ data: { childName: text, favoriteAnimal: text } }), favoriteEntry({ title: text })];
    return entries.map((entry) => (
      <WaitingEntry
        key={`${key}${entry.id}`}
        entry={entry}
        description={describeEntry(entry, { now: 0, online: true, syncing: false, titleOf: () => text })}
        onAct={nothing}
      />
    ));
  },
  'a person': (text, key) => <Avatar key={key} user={{ ...ANNA, displayName: text, photoUrl: picture(text) }} className="" />,
};

function shown(place: (text: string, key: number) => ReactNode, texts: readonly string[]): HTMLElement {
  const html = renderToStaticMarkup(<MemoryRouter>{texts.map(place)}</MemoryRouter>);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What an element is, but for what its attributes say. */
const kindOf = ({ tagName, attributes }: Element) =>
  `<${tagName.toLowerCase()} ${[...attributes]
    .map(({ name }) => name)
    .sort()
    .join(' ')}>`;

it.each(Object.entries(PLACES))('in %s a hostile text adds no element and no attribute, and leads nowhere', (what, place) => {
  const usual = new Set([...shown(place, [PLAIN, 'M']).querySelectorAll('*')].map(kindOf));
  const body = shown(place, what === WHOLE ? TEXTS : FEWER);
  const unusual = [...body.querySelectorAll('*')].filter((element) => !usual.has(kindOf(element))).map(({ outerHTML }) => outerHTML);
  expect(unusual.slice(0, 3)).toEqual([]);
  const led = new Set([...body.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  for (const address of led) expect(address).toMatch(/^\/(?:(?:story|read-story)\/[0-9a-f-]+)?$/);
});

it('as titles they are there word for word', () => {
  const titles = [...shown(PLACES['a card on home'] as never, FEWER).querySelectorAll('h3')].map(({ textContent }) => textContent);
  // What no HTML can carry is left out; the app itself makes nodes of text, which can.
  expect(titles).toEqual(FEWER.map((text) => text.replaceAll('\u0000', '')));
  console.info(
    `hostile markup: ${TEXTS.length} texts as a story, ${FEWER.length} in ${Object.keys(PLACES).length - 1} other places, all of them text`,
  );
});
