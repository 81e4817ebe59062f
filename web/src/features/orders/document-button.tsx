import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { saveBlob } from '@/shared/files/save-blob';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';

interface Props {
  number: string;
  label: string;
  kind?: ComponentProps<typeof Button>['kind'];
  /** Saved without being asked for, once. */
  atOnce?: boolean;
}

/** Saves an invoice or credit note; says so while it comes and when it is there. */
export function DocumentButton({ number, label, kind = 'plain', atOnce }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    toast.info(text('order.invoiceLoading'));
    try {
      const path = { invoiceNumber: number };
      saveBlob(await api.file('/download/invoice/{invoiceNumber}', { path }), `${number}.pdf`);
      toast.success(text('order.invoiceSaved'));
    } catch (problem) {
      toast.error(messageOf(problem));
    }
    setBusy(false);
  };
  const saveAtOnce = useEffectEvent(() => void save());
  useEffect(() => {
    if (!atOnce) return;
    const timer = setTimeout(saveAtOnce);
    return () => clearTimeout(timer);
  }, [atOnce]);
  return (
    <Button size="small" kind={kind} busy={busy} onClick={() => void save()}>
      <Icon name="invoice" size="s" /> {label}
    </Button>
  );
}
