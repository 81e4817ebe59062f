import { text } from '@/shared/i18n/text';
import { signedIn } from '@/shared/session/session';
import type { Shell } from '@/shared/session/shell';
import { unlockAsked } from '@/shared/session/unlock';
import { keep } from '@/shared/state/kept';
import { leaveForSure } from './left';
import styles from './lock.module.css';

/** Whoever is away for longer shows again that it is them. */
const longestAway = 60_000;

/** That it was shown since the app was started. */
const unlocked = keep<boolean>('spaza.unlocked', false, 'tab');

const isWanted = () => unlockAsked.get() && signedIn.get() !== undefined;

/** Covers the page until the device says that it is the customer; only one cover at a time. */
function lock(shell: Shell): void {
  if (document.querySelector(`.${styles.lock}`)) return;
  unlocked.set(false);
  const cover = document.createElement('dialog');
  cover.className = styles.lock!;
  cover.setAttribute('aria-label', text('shell.locked'));
  const words = document.createElement('p');
  words.textContent = text('shell.lockedText');
  const button = document.createElement('button');
  button.textContent = text('shell.unlock');
  const out = document.createElement('button');
  out.textContent = text('account.signOut');
  out.addEventListener('click', () => void leaveForSure().then(() => cover.remove()));
  cover.append(words, button, out);
  const open = async () => {
    button.disabled = true;
    try {
      await shell.BiometricAuthNative.internalAuthenticate({
        reason: text('shell.unlockReason'),
        allowDeviceCredential: true,
      });
      unlocked.set(true);
      cover.remove();
    } catch {
      words.textContent = text('shell.notUnlocked');
    } finally {
      button.disabled = false;
    }
  };
  button.addEventListener('click', () => void open());
  // Escape and the phone's back button leave it standing.
  cover.addEventListener('cancel', (event) => event.preventDefault());
  // A browser closes it all the same where nothing was pressed before: it opens again.
  cover.addEventListener('close', () => cover.isConnected && cover.showModal());
  document.body.append(cover);
  cover.showModal();
  void open();
}

/** Locks when the app is started and when it comes back after a while, for customers who asked for it. */
export function lockWhenAway(shell: Shell): void {
  let leftAt: number | undefined;
  if (isWanted() && !unlocked.get()) lock(shell);
  void shell.App.addListener('appStateChange', ({ isActive }) => {
    if (!isActive) {
      leftAt = Date.now();
      return;
    }
    const isLong = leftAt !== undefined && Date.now() - leftAt > longestAway;
    leftAt = undefined;
    if (isLong && isWanted()) lock(shell);
  });
}
