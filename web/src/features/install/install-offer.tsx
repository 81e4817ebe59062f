import { useState, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import styles from './install-offer.module.css';
import { browsersOffer, forgetBrowsersOffer } from './browsers-offer';
import { closedOffer, type InstallOffer as Offer } from './rules';

interface Props {
  offer: Offer;
  onClose: () => void;
}

/** The page names the icon for phones; a shop without one shows none. */
const iconOfApp = () => document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href;

function AppIcon({ size }: { size: number }) {
  const icon = iconOfApp();
  return icon ? <img className={styles.icon} src={icon} alt="" width={size} height={size} /> : null;
}

/** Offers the shop as an app: as a sheet that says what for, or as a bar. */
export function InstallOffer({ offer, onClose }: Props) {
  const [isOpen, setOpen] = useState(offer === 'sheet');
  // What was begun with stays, also once the browser has asked.
  const [asked] = useState(browsersOffer);
  const close = () => {
    closedOffer.set(Date.now());
    onClose();
  };
  const install = async () => {
    if (!asked) return setOpen(true);
    forgetBrowsersOffer();
    try {
      await asked.prompt();
      await asked.userChoice;
    } catch {
      // A browser that would not ask now: there is nothing more to be done here.
    }
    close();
  };
  if (isOpen) return asked ? <Sheet onInstall={install} onClose={close} /> : <Steps onClose={close} />;
  return (
    <aside className={styles.bar} aria-label={text('install.banner')}>
      <AppIcon size={40} />
      <div>
        <b>{text('install.banner')}</b>
        <span className="tiny muted">{text('install.bannerText')}</span>
      </div>
      <Button size="small" onClick={() => void install()}>
        {text('install.install')}
      </Button>
      <IconButton label={text('common.close')} onClick={close}>
        <Icon name="x" />
      </IconButton>
    </aside>
  );
}

function Sheet({ onInstall, onClose }: { onInstall: () => Promise<void>; onClose: () => void }) {
  const title = text('install.title');
  return (
    <Modal
      kind="question"
      label={title}
      onClose={onClose}
      title={
        <span className={styles.title}>
          <AppIcon size={64} />
          {title}
        </span>
      }
    >
      <p className="small muted">{text('install.size')}</p>
      <ul className={styles.list}>
        {[text('install.codes'), text('install.news'), text('install.fast')].map((words) => (
          <li key={words}>
            <Icon name="check" />
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="big" wide data-first onClick={() => void onInstall()}>
          <Icon name="drop" />
          {text('install.install')}
        </Button>
        <Button kind="plain" wide onClick={onClose}>
          {text('install.notNow')}
        </Button>
      </div>
    </Modal>
  );
}

const Key = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <b className={styles.key}>
    <Icon name={icon} />
    {children}
  </b>
);

/** A sentence with a button of the phone drawn in it. */
function Step({ words, button }: { words: string; button: ReactNode }) {
  const [before, after] = words.split('{button}');
  return (
    <li>
      <span>
        {before}
        {button}
        {after}
      </span>
    </li>
  );
}

/** Safari asks nothing: its two steps, drawn. */
function Steps({ onClose }: { onClose: () => void }) {
  return (
    <Modal kind="question" onClose={onClose} title={text('install.appleTitle')}>
      <ol className={styles.steps}>
        <Step words={text('install.appleShare')} button={<Key icon="share">{text('install.share')}</Key>} />
        <Step words={text('install.appleAdd')} button={<Key icon="plus">{text('install.add')}</Key>} />
      </ol>
      <Button size="big" wide data-first onClick={onClose}>
        {text('install.done')}
      </Button>
    </Modal>
  );
}
