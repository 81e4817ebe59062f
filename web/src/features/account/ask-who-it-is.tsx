import { ConfirmItsYou } from './confirm-its-you';

/** A long form's button may stand at the end of the screen. */
const show = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' });

/** Asks who it is beside what was begun, where whoever pressed the button sees it. */
export const AskWhoItIs = ({ onConfirmed }: { onConfirmed: () => void }) => (
  <section className="panel" ref={show}>
    <ConfirmItsYou onConfirmed={onConfirmed} />
  </section>
);
