import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../data/preferences.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showThemeColor } from './theme-color.ts';

const OPTIONS: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: 'day', label: 'Day', icon: 'sun' },
  { value: 'night', label: 'Night', icon: 'moon' },
  { value: 'system', label: 'Automatic', icon: 'theme' },
];

export function ThemeChoices() {
  return (
    <RadioCards
      legend="Day or night"
      legendHidden
      name="theme"
      value={useThemeChoice()}
      onChange={(choice) => {
        chooseTheme(choice);
        showThemeColor(choice);
      }}
      columns={3}
      density="compact"
      tick={false}
      options={OPTIONS.map(({ value, label, icon }) => ({ value, label, picture: <Icon name={icon} /> }))}
    />
  );
}
