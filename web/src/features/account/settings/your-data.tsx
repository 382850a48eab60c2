import { useMutation } from '@tanstack/react-query';
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

  useEffect(() => {
    // After the settings, because the dialog that opens last is on top.
    if (returned) setAsking(true);
  }, [returned]);

  const { mutate, isPending: loading } = useMutation({
    mutationFn: async () => {
      const { myData } = await import('../api/my-data.ts');
      downloadFile(DATA_TEXTS.fileName, 'application/json', await myData());
    },
    onSuccess: () => toast(savedHere({ title: DATA_TEXTS.downloaded.title, description: DATA_TEXTS.downloaded.description })),
    onError: (error) => {
      const { title, description } = DATA_TEXTS.notDownloaded;
      toast({ title, description: authProblem(error, description), tone: 'destructive' });
    },
  });
  const download = () => {
    if (!loading) mutate();
  };

  return (
    <>
      <Entries>
        <Entry icon="download" label={loading ? DATA_TEXTS.downloading : DATA_TEXTS.download} busy={loading} onPress={download} />
        <Entry icon="trash" label={DATA_TEXTS.remove} opensDialog onPress={() => askGrownUp(() => setAsking(true))} />
      </Entries>
      {asking && (
        <DeleteAccountDialog
          returned={goesOn}
          onDownload={download}
          onClose={() => {
            setAsking(false);
            setGoesOn(false);
          }}
        />
      )}
    </>
  );
}
