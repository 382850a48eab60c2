import { STORY_LENGTHS, STORY_SETTINGS, type Story } from '@tuckaway/domain';
import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ChoicePill, pillClasses } from '../../../ui/form/choice-pill.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { childrenOf, type ShelfFilter } from '../api/shelf-search.ts';
import * as messages from './messages.ts';

export interface ShelfControlsProps {
  wish: ShelfFilter;
  onWish: (change: Partial<ShelfFilter>) => void;
  stories: readonly Story[];
  /** Called before the user chooses, so that the whole shelf is loaded. */
  onApproach: () => void;
}

export function ShelfControls({ wish, onWish, stories, onApproach }: ShelfControlsProps) {
  const children = useMemo(() => withChosen(childrenOf(stories), wish.child), [stories, wish.child]);
  const places = useMemo(() => new Set(stories.map(({ storySetting }) => storySetting)), [stories]);
  const settings = STORY_SETTINGS.filter((setting) => places.has(setting.id) || setting.id === wish.setting);
  return (
    <search aria-label={messages.SEARCH_LABEL} className="mb-6 block sm:mb-8">
      <SearchField
        label={messages.SEARCH_LABEL}
        placeholder={messages.SEARCH_HINT}
        value={wish.words}
        onChange={(words) => onWish({ words })}
      />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {children.length > 1 && (
          <ChoicePill
            label="Child"
            any={messages.ANY_CHILD}
            value={wish.child}
            options={children.map((name) => ({ value: name, label: name }))}
            onChange={(child) => onWish({ child })}
            onApproach={onApproach}
          />
        )}
        <ChoicePill
          label="Place"
          any={messages.ANY_SETTING}
          value={wish.setting}
          options={settings.map(({ id: value, label }) => ({ value, label }))}
          onChange={(setting) => onWish({ setting })}
          onApproach={onApproach}
        />
        <ChoicePill
          label="Length"
          any={messages.ANY_LENGTH}
          value={wish.length}
          options={STORY_LENGTHS.map(({ id: value, label, minutes }) => ({ value, label: `${label}, ${minutes} min` }))}
          onChange={(length) => onWish({ length })}
          onApproach={onApproach}
        />
        <button
          type="button"
          aria-pressed={wish.favorites}
          onClick={() => onWish({ favorites: !wish.favorites })}
          className={classNames(pillClasses(wish.favorites), 'flex items-center justify-center gap-2')}
        >
          <Icon name="heart" filled={wish.favorites} className="size-4.5" />
          {messages.FAVORITES}
        </button>
      </div>
    </search>
  );
}

/** The chosen name stays in the list, even if no known story has it. */
function withChosen(names: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || names.includes(chosen) ? names : [...names, chosen];
}
