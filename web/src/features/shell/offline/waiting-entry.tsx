import { Fragment } from 'react';
import { SettingIcon } from '../../../art/index.ts';
import type { Entry } from '../../../data/outbox/entry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EntryDescription } from './describe-entry.ts';
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx';
import * as messages from './waiting-messages.ts';

export function WaitingEntry({ entry, description, onAct, onLeave }: EntryActionsProps) {
  return (
    <li className="flex gap-3 border-b border-edge px-4 py-4 last:border-b-0 sm:gap-4 sm:px-5">
      <EntryMark entry={entry} />
      <div className="min-w-0 grow">
        <p className="font-display text-[1.125rem] leading-snug font-semibold [overflow-wrap:anywhere]">
          <bdi>{description.subject}</bdi>
        </p>
        <Details description={description} entry={entry} />
        <Reason entry={entry} description={description} />
        {entry.attention && <EntryActions entry={entry} description={description} onAct={onAct} onLeave={onLeave} />}
      </div>
    </li>
  );
}

export function Details({ entry, description }: { entry: Entry; description: EntryDescription }) {
  return (
    <p className="mt-0.5 text-label text-soft [overflow-wrap:anywhere]">
      {description.details.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}{' '}
      {/* Kept together, so that no line ends with the dot. */}
      <span className="whitespace-nowrap">
        <span aria-hidden="true">· </span>
        <time dateTime={new Date(entry.timestamp).toISOString()}>{description.since}</time>
      </span>
    </p>
  );
}

/** Why the entry is not sent yet. A reason that may change takes two lines of space, so that nothing below it moves. */
export function Reason({ entry, description }: { entry: Entry; description: EntryDescription }) {
  return (
    <p className={classNames('mt-1.5 text-label text-ink [overflow-wrap:anywhere]', !entry.attention && 'min-h-[2lh]')}>
      {entry.attention && (
        <strong className="font-semibold text-danger">
          <Icon name="info" className="mr-1.5 inline size-4 -translate-y-px" />
          {messages.NEEDS_ATTENTION}.{' '}
        </strong>
      )}
      {description.reason}
    </p>
  );
}

function EntryMark({ entry }: { entry: Entry }) {
  if (entry.type === 'story') return <SettingIcon place={entry.data.storySetting} className="block size-10 shrink-0 sm:size-12" />;
  const removed = entry.type === 'favorite' && entry.action === 'remove';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 shrink-0 sm:size-12 place-items-center rounded-full border border-edge',
        removed ? 'text-soft' : 'text-ember',
      )}
    >
      <Icon name={entry.type === 'favorite' ? 'heart' : 'book'} filled={entry.type === 'favorite' && !removed} />
    </span>
  );
}
