import type { ReactNode } from 'react';
import { chooseTheme, useNight } from '../../../data/device/theme.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextSizeButtons } from '../../../ui/form/text-size-buttons.tsx';
import { StoryText } from '../../../ui/text/story-text.tsx';
import { chooseComfort, useReadingComfort, useTextSteps } from '../api/reading/reading-comfort.ts';
import { TALK } from '../talk/messages.ts';
import { COMFORT, RULER, SAMPLE, SOUNDS, TALK_CHOICE } from './messages.ts';

export function ComfortSheet({ onClose }: { onClose: () => void }) {
  const { face, spacing, ruler, longPage, sounds, talk } = useReadingComfort();
  const { size, steps } = useTextSteps();
  return (
    <Dialog open onClose={onClose} title={COMFORT} size="sm">
      <div className="space-y-7">
        <div className="overflow-clip rounded-card border border-line bg-sheet px-4 py-3">
          <StoryText paragraphs={[SAMPLE]} size={size} />
        </div>
        <div className="flex items-center justify-between gap-4">
          <p className="font-semibold text-ink">Size</p>
          <div className="rounded-full border border-line">
            <TextSizeButtons {...steps} />
          </div>
        </div>
        <Paper />
        <RadioCards
          legend="Font"
          name="face"
          density="compact"
          columns={1}
          value={face}
          onChange={(value) => chooseComfort({ face: value })}
          options={[
            { value: 'book', label: 'Book', description: 'Literata, our story font' },
            { value: 'clear', label: 'Clear', description: 'Atkinson Hyperlegible, with letters that are easy to tell apart' },
            { value: 'dyslexic', label: 'Weighted', description: 'OpenDyslexic, which some readers with dyslexia prefer' },
          ]}
        />
        <RadioCards
          legend="Spacing"
          name="spacing"
          density="tile"
          tick={false}
          value={spacing}
          onChange={(value) => chooseComfort({ spacing: value })}
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'wide', label: 'Wide' },
            { value: 'wider', label: 'Wider' },
          ]}
        />
        <RadioCards
          legend="Pages"
          name="pages"
          density="tile"
          tick={false}
          value={longPage ? 'long' : 'turn'}
          onChange={(value) => chooseComfort({ longPage: value === 'long' })}
          options={[
            { value: 'turn', label: 'Turn pages' },
            { value: 'long', label: 'One long page' },
          ]}
        />
        <CheckBox {...RULER} checked={ruler} onChange={(on) => chooseComfort({ ruler: on })} />
        <CheckBox label={TALK} {...TALK_CHOICE} checked={talk} onChange={(on) => chooseComfort({ talk: on })} />
        <CheckBox {...SOUNDS} checked={sounds} onChange={(on) => chooseComfort({ sounds: on })} />
      </div>
    </Dialog>
  );
}

type PaperKind = 'paper' | 'sepia' | 'night';

/** Paper and sepia are both day themes; the night theme can replace either. */
function Paper() {
  const { sepia } = useReadingComfort();
  const night = useNight();
  const choose = (kind: PaperKind): void => {
    if (kind !== 'night') chooseComfort({ sepia: kind === 'sepia' });
    if (night !== (kind === 'night')) chooseTheme(night ? 'day' : 'night');
  };
  return (
    <RadioCards<PaperKind>
      legend="Page color"
      name="paper"
      density="tile"
      tick={false}
      value={night ? 'night' : sepia ? 'sepia' : 'paper'}
      onChange={choose}
      options={[
        { value: 'paper', label: 'Paper', picture: <Swatch className="bg-[#fbf4e6] text-[#221c3d]" /> },
        { value: 'sepia', label: 'Sepia', picture: <Swatch className="bg-[#ecd9b4] text-[#2f1f0e]" /> },
        { value: 'night', label: 'Night', picture: <Swatch className="bg-[#1c1a3a] text-[#efe2cb]" /> },
      ]}
    />
  );
}

function Swatch({ className }: { className: string }): ReactNode {
  return (
    <span className={`grid h-11 w-full place-items-center rounded-field border border-edge font-story text-[1.25rem] ${className}`}>
      Aa
    </span>
  );
}
