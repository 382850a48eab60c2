import { useState } from 'react';
import { AccountTrouble, NotSignedIn } from '../../data/lib/errors.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DATA_TEXTS } from './messages.ts';

/** Downloading the user's data, and deleting the account. */
export function YourData() {
  const [asking, setAsking] = useState(false);
  const [loading, setLoading] = useState(false);

  const download = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { myData } = await import('../../data/account/my-data.ts');
      downloadFile(DATA_TEXTS.fileName, 'application/json', await myData());
      toast({ title: DATA_TEXTS.downloaded.title, description: DATA_TEXTS.downloaded.description });
    } catch (error) {
      const { title, description } = DATA_TEXTS.notDownloaded;
      const own = error instanceof AccountTrouble || error instanceof NotSignedIn ? error.message : '';
      toast({ title, description: own || description, tone: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <ul className="m-0 list-none divide-y divide-edge overflow-hidden rounded-card border border-edge bg-raised p-0">
        <li>
          <Entry
            icon="download"
            label={loading ? DATA_TEXTS.downloading : DATA_TEXTS.download}
            busy={loading}
            onPress={() => void download()}
          />
        </li>
        <li>
          <Entry icon="trash" label={DATA_TEXTS.remove} opens onPress={() => setAsking(true)} />
        </li>
      </ul>
      {asking && <DeleteAccountDialog onDownload={() => void download()} onClose={() => setAsking(false)} />}
    </>
  );
}

interface EntryProps {
  icon: 'download' | 'trash';
  label: string;
  /** Whether it opens a dialog. */
  opens?: boolean;
  busy?: boolean;
  onPress: () => void;
}

function Entry({ icon, label, opens = false, busy = false, onPress }: EntryProps) {
  return (
    <button
      type="button"
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-busy={busy || undefined}
      onClick={onPress}
      className="flex min-h-13 w-full items-center gap-3.5 px-4.5 py-2 text-left font-medium transition-colors -outline-offset-3 hover:text-lamp-ink"
    >
      <Icon name={icon} className="size-5 text-soft" />
      <span className="grow">{label}</span>
      {opens && <Icon name="arrow-right" className="size-4.5 text-soft" />}
    </button>
  );
}
