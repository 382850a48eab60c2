import { chooseTheme, DAY_BREAKS, NIGHT_FALLS, useThemeChoice } from '../../../data/device/theme.ts';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Icon } from '../../../ui/icon.tsx';

const EVENING = NIGHT_FALLS - 12;
const THEMES = [
  { value: 'day', label: 'Day', picture: <Icon name="sun" />, hint: 'Always bright, like paper.' },
  { value: 'night', label: 'Night', picture: <Icon name="moon" />, hint: 'Always warm and dim.' },
  { value: 'system', label: 'Automatic', picture: <Icon name="theme" />, hint: 'Matches your device.' },
  {
    value: 'clock',
    label: 'By the clock',
    picture: <Icon name="clock" />,
    hint: `Night from ${EVENING} PM to ${DAY_BREAKS} AM.`,
  },
] as const;

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
        options={THEMES}
      />
      <p aria-live="polite" className="mt-2.5 text-label text-soft">
        {THEMES.find(({ value }) => value === choice)?.hint}
      </p>
    </>
  );
}
