import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import { download, type Attachment } from './api';
import { sizeOf } from './rules';
import { saveBlob } from './save-blob';

/** A file is saved and never shown in the page. */
export function SaveFile({ file }: { file: Attachment }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await download(file.id), file.filename);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
    setBusy(false);
  };
  return (
    <Button size="small" kind="secondary" busy={busy} onClick={() => void save()}>
      <Icon name="invoice" size="s" /> {text('file.save', { name: file.filename, size: sizeOf(file.size) })}
    </Button>
  );
}
