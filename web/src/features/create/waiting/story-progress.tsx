import { adventureLine, childrenNames } from '@tuckaway/domain';
import { AssembledCover } from '../../../art/index.ts';
import type { StoryOrder } from '../../../data/outbox/entry.ts';
import type { DeliveryStep } from '../../../data/outbox/outbox.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCover } from '../../parents/api/children/looks.ts';
import { LONG_WAIT, WAITING } from './messages.ts';

/** The steps while the user waits. */
const STEPS = [
  { id: 'writing', label: 'Writing the story and making sure it’s gentle' },
  { id: 'saving', label: 'Putting it on your shelf' },
] as const;

export interface StoryUnderWay {
  order: StoryOrder;
  step: DeliveryStep;
  /** The request is stored, so nothing is lost by leaving. */
  safe: boolean;
  long: boolean;
}

export interface StoryProgressProps {
  underWay: StoryUnderWay | null;
  onCancel: () => void;
  /** Leaves the form; the story becomes a favorite. */
  onLeave: () => void;
}

export function StoryProgress({ underWay, onCancel, onLeave }: StoryProgressProps) {
  return (
    // A click beside the dialog does not cancel.
    <div onMouseDownCapture={(event) => event.target instanceof HTMLDialogElement && event.stopPropagation()}>
      <Dialog
        open={underWay !== null}
        onClose={onCancel}
        title="We’re making your story"
        description={<p role="status">{underWay && wordsFor(underWay)}</p>}
        closeButton={false}
        reading
        picture={underWay && <Scene order={underWay.order} />}
        footer={
          <>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            {underWay?.long && underWay.safe && <Button onClick={onLeave}>{LONG_WAIT.leave}</Button>}
          </>
        }
      >
        {underWay && <Steps underWay={underWay} />}
      </Dialog>
    </div>
  );
}

function wordsFor({ long, safe }: StoryUnderWay): string {
  if (!long) return WAITING;
  return safe ? LONG_WAIT.safe : LONG_WAIT.unsafe;
}

/** The child's scene, which is put together while the first page is written. */
function Scene({ order: { storyId, request } }: { order: StoryOrder }) {
  return (
    <AssembledCover
      picture={useCover({ ...request, id: storyId })}
      className="aspect-2/1 max-h-[21dvh] w-full sm:aspect-3/2 sm:max-h-[min(38dvh,21rem)]"
    />
  );
}

function Steps({ underWay: { order, step } }: { underWay: StoryUnderWay }) {
  const { request } = order;
  const now = STEPS.findIndex(({ id }) => id === step);
  return (
    <>
      <p className="font-display text-soft">{adventureLine(childrenNames(request), request.favoriteAnimal)}</p>
      <p role="status" className="sr-only">
        {STEPS[now]?.label}
      </p>
      <ol className="mt-3 grid gap-2 sm:mt-5 sm:gap-3">
        {STEPS.map(({ id, label }, index) => (
          <li
            key={id}
            aria-current={index === now ? 'step' : undefined}
            className={classNames(
              'flex items-start gap-3',
              index === now ? 'font-semibold text-ink' : index < now ? 'text-soft' : 'text-faint',
            )}
          >
            <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
              {index < now && <Icon name="check" className="size-5 text-lamp-ink" />}
              {index === now && <span className="size-3.5 animate-lamp-breath rounded-full bg-lamp-edge" />}
              {index > now && <span className="size-2.5 rounded-full border border-line" />}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </>
  );
}
