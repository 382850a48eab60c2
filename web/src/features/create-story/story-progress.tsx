import { adventureLine } from '@tuckaway/domain';
import { ScenePicture } from '../../art/picture.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { StoryUnderWay } from './use-create-story.ts';

/** What really happens while one waits, in its order: one answer of the server brings the first, the browser does the second. */
const STEPS = [
  { id: 'writing', label: 'Writing the story, and reading it over to be sure it is gentle' },
  { id: 'saving', label: 'Putting it on your shelf' },
] as const;

/** A sheet laid over the form while a story is being made. The form lies below as it was. */
export function StoryProgress({ underWay, onCancel }: { underWay: StoryUnderWay | null; onCancel: () => void }) {
  return (
    // A press beside the sheet is no wish to stop.
    <div onMouseDownCapture={(event) => event.target instanceof HTMLDialogElement && event.stopPropagation()}>
      <Dialog
        open={underWay !== null}
        onClose={onCancel}
        title="Your story is being made"
        description="This can take up to a minute. Time enough for one more glass of water."
        closeButton={false}
        footer={
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        {underWay && <Steps underWay={underWay} />}
      </Dialog>
    </div>
  );
}

function Steps({ underWay: { request, step, storyId } }: { underWay: StoryUnderWay }) {
  const now = STEPS.findIndex(({ id }) => id === step);
  return (
    <>
      <div className="overflow-hidden rounded-card shadow-card">
        <ScenePicture
          request={{ place: request.storySetting, animal: request.favoriteAnimal, mood: request.storyTone, seed: storyId }}
          options={{ width: 720, height: 360 }}
          described={false}
        />
      </div>
      <p className="mt-4 text-center font-display text-soft">{adventureLine(request.childName, request.favoriteAnimal)}</p>
      <ol role="status" className="mt-5 grid gap-3">
        {STEPS.map(({ id, label }, index) => (
          <li
            key={id}
            aria-current={index === now ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3',
              index === now ? 'font-semibold text-ink' : index < now ? 'text-soft' : 'text-faint',
            )}
          >
            <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
              {index < now && <Icon name="check" className="size-5 text-lamp-ink" />}
              {index === now && <span className="size-3.5 animate-lamp-breath rounded-full bg-lamp" />}
              {index > now && <span className="size-2.5 rounded-full border border-line" />}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </>
  );
}
