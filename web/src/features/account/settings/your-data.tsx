import { useEffect, useState } from 'react';
import { downloadFile } from '../../../ui/download-file.ts';
import { toast } from '../../../ui/toaster/toast.ts';
import { askGrownUp } from '../../parents/api/gate.ts';
import { savedHere } from '../../reader/api/saved-here.ts';
import { authProblem } from './auth-problem.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { DATA_TEXTS } from './messages.ts';

/** @param returned whether Google's page has confirmed the user for deleting the account */
export function YourData({ returned = false }: { returned?: boolean }) {
  const [asking, setAsking] = useState(false);
  const [goesOn, setGoesOn] = useState(returned);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    // After the settings, because the dialog that opens last is on top.
    if (returned) setAsking(true);
  }, [returned]);

  const download = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { myData } = await import('../api/my-data.ts');
      downloadFile(DATA_TEXTS.fileName, 'application/json', await myData());
      toast(savedHere({ title: DATA_TEXTS.downloaded.title, description: DATA_TEXTS.downloaded.description }));
    } catch (error) {
      const { title, description } = DATA_TEXTS.notDownloaded;
      toast({ title, description: authProblem(error, description), tone: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <Entries>
        <Entry
          icon="download"
          label={loading ? DATA_TEXTS.downloading : DATA_TEXTS.download}
          busy={loading}
          onPress={() => void download()}
        />
        <Entry icon="trash" label={DATA_TEXTS.remove} opensDialog onPress={() => askGrownUp(() => setAsking(true))} />
      </Entries>
      {asking && (
        <DeleteAccountDialog
          returned={goesOn}
          onDownload={() => void download()}
          onClose={() => {
            setAsking(false);
            setGoesOn(false);
          }}
        />
      )}
    </>
  );
}
