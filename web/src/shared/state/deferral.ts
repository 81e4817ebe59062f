import { sayThatScriptIsMissing } from '@/shared/ui/toast';
import { isActing, keepPress, replay, type Press } from './presses';
import { reloadForPart } from './scripts';

/** What the browser knows of a part of the page whose markup stands and whose script is not there yet. */
export class Deferral {
  private waiting: (() => void)[] = [];
  private settled: () => void = () => undefined;
  /** What was pressed in it meanwhile. */
  private presses: Press[] = [];
  private wanted = false;
  private works = false;

  /** Fulfilled when the part works, or its script could not be fetched. */
  readonly whenSettled = new Promise<void>((resolve) => (this.settled = resolve));

  request(): void {
    this.wanted = true;
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** The script, once the part is wanted. One that does not come is asked for again at the next touch. */
  async fetch<T>(script: () => Promise<T>): Promise<T> {
    for (;;) {
      if (!this.wanted) await new Promise<void>((resume) => this.waiting.push(resume));
      try {
        return await script();
      } catch {
        this.wanted = false;
        if (!(await reloadForPart()) && this.presses.length > 0) sayThatScriptIsMissing();
        for (const { control } of this.presses.splice(0)) control.ariaBusy = null;
        this.settled();
      }
    }
  }

  press(control: HTMLElement): void {
    keepPress(this.presses, control);
    this.request();
  }

  get isPending(): boolean {
    return !this.works;
  }

  isHydrated(): void {
    this.works = true;
    this.settled();
    void replay(this.presses);
  }
}

const deferrals = new Map<Element, Deferral>();

function deferralAt(target: EventTarget | null): Deferral | undefined {
  const place = target instanceof Element ? target.closest('[data-deferred]') : null;
  const deferral = place ? deferrals.get(place) : undefined;
  return deferral?.isPending ? deferral : undefined;
}

/** So far below the screen a part is fetched. */
const ahead = '200px';
let watcher: IntersectionObserver | undefined;

function start(): IntersectionObserver {
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    window.addEventListener(touch, ({ target }) => deferralAt(target)?.request(), {
      capture: true,
      passive: true,
    });
  // A press is seen at once, kept, and done when the part works; React would drop it.
  const hold = (event: Event) => {
    const deferral = deferralAt(event.target);
    if (!deferral) return;
    const isChange = event.type === 'change';
    const target = event.target as HTMLElement;
    const isField = isActing(target);
    const control = isField ? target : !isChange && target.closest('button');
    if (!control) return;
    event.stopImmediatePropagation();
    if (!isField) event.preventDefault();
    if (isChange || !isField) deferral.press(control);
  };
  for (const kind of ['click', 'change']) window.addEventListener(kind, hold, { capture: true });
  return new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => isIntersecting && deferralAt(target)?.request()),
    { rootMargin: ahead },
  );
}

/** Asks for the part in this place when it is near or touched; the answer ends that. */
export function watchOver(place: Element, deferral: Deferral): () => void {
  watcher ??= start();
  deferrals.set(place, deferral);
  // The place itself has no box.
  const inside = place.firstElementChild;
  if (inside) watcher.observe(inside);
  return () => {
    deferrals.delete(place);
    if (inside) watcher?.unobserve(inside);
  };
}

/** Fulfilled when what this stands in works, or its script could not be fetched. */
export async function whenPartWorks(target: Element): Promise<void> {
  const deferral = deferralAt(target);
  deferral?.request();
  await deferral?.whenSettled;
}

/** Asks for everything now: for who is about to change what deferred parts show. */
export async function hydrateAll(): Promise<void> {
  const all = [...deferrals.values()];
  for (const deferral of all) deferral.request();
  await Promise.all(all.map(({ whenSettled }) => whenSettled));
}
