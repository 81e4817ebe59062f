import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import type { StepWay, WayOffered } from './second-step';

const words = (): Record<StepWay, { name: string; press: string }> => ({
  email: { name: text('mfa.byEmail'), press: text('mfa.emailMe') },
  sms: { name: text('mfa.bySms'), press: text('mfa.smsMe') },
  app: { name: text('mfa.byApp'), press: text('mfa.useApp') },
  recovery: { name: text('mfa.bySpareCode'), press: text('mfa.useSpareCode') },
});

/** Rows of the ways to take a step by instead. */
export function StepWays({
  ways,
  choose,
  isBusy,
}: {
  ways: readonly WayOffered[];
  choose: (way: StepWay) => void;
  isBusy: boolean;
}) {
  const all = words();
  return ways.map(({ way, to }) => (
    <li key={way}>
      <div>
        <b>{all[way].name}</b>
        {to && <p className="small muted">{text('mfa.to', { to })}</p>}
      </div>
      <Button kind="secondary" size="small" busy={isBusy} onClick={() => choose(way)}>
        {all[way].press}
      </Button>
    </li>
  ));
}
