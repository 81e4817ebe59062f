let channel: BroadcastChannel | undefined;

/** Hears which answers another tab has made old, by a part of their path. */
export function hearTabs(hear: (part: string) => void): void {
  try {
    channel = new BroadcastChannel('spaza');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && hear(data);
  } catch {
    // A browser that keeps the tabs apart; each asks again by itself.
  }
}

/** Says so to the other tabs. */
export const tellTabs = (part: string): void => channel?.postMessage(part);
