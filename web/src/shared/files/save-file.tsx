import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import { download, type Attachment } from './api';
import { sizeOf } from './rules';

/** A file is saved and never shown in the page. */
export function SaveFile({ file }: { file: Attachment }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await download(file.id));
      const link = document.createElement('a');
      link.href = url;
      link.download = file.filename;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
