import { SecretDialog } from '../ui/secret-dialog';

interface Props {
  name: string;
  secret: string;
  /** A new one: the one before is good until then, in words. */
  until?: string;
  onClose: () => void;
}

/** The secret of an endpoint, this once. */
export const EndpointSecret = ({ name, secret, until, onClose }: Props) => (
  <SecretDialog
    name={name}
    secret={secret}
    use={`Paste this secret into ${name}: it checks with it that an event comes from here.`}
    more={until && <p>What is sent until {until} is signed with the secret before, too.</p>}
    onClose={onClose}
  />
);
