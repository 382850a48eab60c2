import { type Story, storyPages } from '@tuckaway/domain';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button, buttonClasses } from '../../../ui/form/button.tsx';
import { askGrownUp } from '../../parents/api/gate.ts';
import { useStoryVoices } from '../api/story-voices.ts';
import { InviteForm } from './invite-form.tsx';
import { INVITE, SHEET } from './messages.ts';
import { type SaveTalkingBook, VoiceRow } from './voice-row.tsx';

/** Who reads this story aloud: listen, keep, delete, record, invite. */
export function VoicesSheet({ story, saveBook, onClose }: { story: Story; saveBook: SaveTalkingBook; onClose: () => void }) {
  const { voices, failed } = useStoryVoices(story.id);
  const [inviting, setInviting] = useState(false);
  const pageCount = storyPages(story).length;
  if (inviting) {
    return (
      <Dialog open onClose={onClose} title={INVITE.title} closeButton={false}>
        <InviteForm story={story} onBack={() => setInviting(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={SHEET.title}
      description={SHEET.description}
      closeButton={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {SHEET.close}
        </Button>
      }
    >
      <div className="space-y-6">
        {failed && voices === undefined && <p role="alert">{SHEET.trouble}</p>}
        {voices?.length === 0 && <p className="text-soft">{SHEET.none}</p>}
        {voices && voices.length > 0 && (
          <ul className="space-y-4">
            {voices.map((voice) => (
              <VoiceRow key={voice.id} storyId={story.id} voice={voice} pageCount={pageCount} onSaveBook={() => saveBook(voice)} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          {/* The page is loaded, because only it may use the microphone. */}
          <a href={`/record/${story.id}`} className={buttonClasses({})}>
            {SHEET.record}
          </a>
          <Button variant="secondary" onClick={() => askGrownUp(() => setInviting(true))}>
            {SHEET.invite}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
