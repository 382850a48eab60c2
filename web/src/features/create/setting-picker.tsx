import { STORY_SETTINGS, type StorySetting } from '@tuckaway/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SettingIcon } from '../../art/index.ts';
import { Button } from '../../ui/form/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';

/** Milliseconds from the pick to the collapse (section 9). */
const COLLAPSE_DELAY_MS = 150;

const OPTIONS = STORY_SETTINGS.map(({ id, label, description }) => ({
  value: id,
  label,
  description,
  picture: <SettingIcon place={id} className="block size-full max-w-20 rounded-[15px]" />,
}));

/**
 * The 20 settings, which fold away after a pick into a banner. Arrow keys walk through radio buttons and pick at every step, so
 * with them it folds at Enter, Space, or when the focus moves on.
 */
export function SettingPicker({ value, onChange }: { value: StorySetting | null; onChange: (value: StorySetting) => void }) {
  const [open, setOpen] = useState(value === null);
  const grid = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const walking = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const banner = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(value);
  if (value !== picked) {
    // Chosen elsewhere ("Surprise Me"): it need not be looked for among the others.
    setPicked(value);
    if (value !== null) setOpen(false);
  }

  /** The pressed element stays where it was on the screen, or at least visible if the page is too short. */
  function turn(toOpen: boolean, pressed: Element | null | undefined): void {
    const top = pressed?.getBoundingClientRect().top;
    flushSync(() => setOpen(toOpen));
    if (top === undefined) return;
    const chosen = grid.current?.querySelector<HTMLInputElement>('input:checked');
    (chosen ?? change.current)?.focus({ preventScroll: true });
    const place = chosen?.closest('label') ?? banner.current;
    if (!place) return;
    window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
    place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function fold(): void {
    turn(false, grid.current?.querySelector('input:checked')?.closest('label'));
  }

  function pick(next: StorySetting): void {
    setPicked(next);
    onChange(next);
    window.clearTimeout(timer.current);
    if (!walking.current) timer.current = window.setTimeout(fold, COLLAPSE_DELAY_MS);
  }

  function onKeyDown(event: KeyboardEvent): void {
    walking.current = event.key.startsWith('Arrow');
    const chosen = value !== null && (event.key === 'Enter' || event.key === ' ');
    if (!chosen) return;
    // Enter would send the whole form.
    event.preventDefault();
    fold();
  }

  const setting = STORY_SETTINGS.find(({ id }) => id === value);
  if (!open && setting) {
    return (
      <div
        ref={banner}
        className="flex scroll-my-4 animate-veil-in flex-wrap items-center gap-4 rounded-card border border-edge bg-raised p-4 shadow-card"
      >
        <SettingIcon place={setting.id} className="block size-18 rounded-xl" />
        <div className="min-w-0 grow basis-40">
          <p className="text-label font-semibold text-soft">Selected Theme</p>
          <p className="font-display text-card font-semibold">{setting.label}</p>
          <p className="text-label text-soft">{setting.description}</p>
        </div>
        <Button
          ref={change}
          variant="secondary"
          size="sm"
          className="max-sm:grow"
          aria-expanded={false}
          aria-label={`Change the setting, now ${setting.label}`}
          onClick={() => turn(true, banner.current)}
        >
          Change
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what the radio buttons inside are used with.
    <div
      ref={grid}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={() => {
        walking.current = false;
      }}
      onBlur={(event) => {
        if (walking.current && value !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <RadioCards
        legend="Story setting"
        legendHidden
        name="storySetting"
        value={value}
        onChange={pick}
        options={OPTIONS}
        columns={4}
        density="tile"
      />
    </div>
  );
}
