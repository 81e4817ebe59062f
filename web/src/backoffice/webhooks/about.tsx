import { Facts } from '../ui/parts';
import { whenOf } from '../ui/times';
import { wantedWords, type Webhook } from './words';

/** What an endpoint is sent, and where. */
export const About = ({ webhook }: { webhook: Webhook }) => (
  <Facts
    facts={[
      { name: 'Address', value: <span className="break">{webhook.url}</span> },
      { name: 'Events', value: wantedWords(webhook.events) },
      { name: 'Waiting', value: webhook.waiting },
      webhook.failed > 0 && { name: 'Given up', value: webhook.failed },
      webhook.deliveredAt !== undefined && {
        name: 'Last delivered',
        value: whenOf(webhook.deliveredAt),
      },
      webhook.oldSecretUntil !== undefined && {
        name: 'Old secret good until',
        value: whenOf(webhook.oldSecretUntil),
      },
      { name: 'Added', value: `${whenOf(webhook.createdAt)} by ${webhook.createdBy}` },
    ]}
  />
);
