import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { cancelReturn } from './api';

/** Calls a return off, after a question; what was to go back stays with the shopper. */
export function CancelReturn({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const cancel = useMutation({
    mutationFn: () => key.send(code, (idempotencyKey) => cancelReturn(code, idempotencyKey)),
    onSuccess: async ({ successMsg }) => {
      setOpen(false);
      toast.success(successMsg ?? text('return.cancelledSuccess', { code }));
      await refresh(cache, '/users/{user}/orderReturns');
    },
  });
  return (
    <>
      <Button kind="danger" wide onClick={() => setOpen(true)}>
        {text('return.cancel')}
      </Button>
      {isOpen && (
        <Modal kind="question" title={text('return.cancelTitle')} onClose={() => setOpen(false)}>
          <div className="stack">
            <p>{text('return.cancelText')}</p>
            {cancel.isError && (
              <Note kind="bad" live>
                {messageOf(cancel.error)}
              </Note>
            )}
            <Button wide onClick={() => setOpen(false)}>
              {text('return.keep')}
            </Button>
            <Button kind="danger" wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {text('return.cancel')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
