import { chooseTheme, DAY_BREAKS, NIGHT_FALLS, type ThemeChoice, useThemeChoice } from '../../data/reading/theme.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

const OPTIONS: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: 'day', label: 'Day', icon: 'sun' },
  { value: 'night', label: 'Night', icon: 'moon' },
  { value: 'system', label: 'Automatic', icon: 'theme' },
  { value: 'clock', label: 'By the clock', icon: 'clock' },
];

const HINTS: Record<ThemeChoice, string> = {
  day: 'Paper by day, at any hour.',
  night: 'Warm and dim, at any hour.',
  system: 'As this device has it.',
  clock: `Night from ${NIGHT_FALLS - 12} in the evening until ${DAY_BREAKS} in the morning.`,
};

export function ThemeChoices() {
  const choice = useThemeChoice();
  return (
    <>
      <RadioCards
        legend="Day or night"
        legendHidden
        name="theme"
        value={choice}
        onChange={chooseTheme}
        columns={2}
        density="compact"
        tick={false}
        options={OPTIONS.map(({ value, label, icon }) => ({ value, label, picture: <Icon name={icon} /> }))}
      />
      <p aria-live="polite" className="mt-2.5 text-label text-soft">
        {HINTS[choice]}
      </p>
    </>
  );
}
