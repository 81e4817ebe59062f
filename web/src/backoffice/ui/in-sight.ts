const beside = 16;

function show(roll: HTMLElement): void {
  const current = roll.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const seen = roll.getBoundingClientRect();
  if (current.left < seen.left) roll.scrollLeft += current.left - seen.left - beside;
  else if (current.right > seen.right) roll.scrollLeft += current.right - seen.right + beside;
}

/** A `ref` of what rolls sideways: the one in it that is current comes into sight, also when others come or grow beside it. */
export function keepsCurrentInSight(roll: HTMLElement | null): (() => void) | undefined {
  if (!roll) return undefined;
  show(roll);
  const changes = new MutationObserver(() => show(roll));
  changes.observe(roll, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-current'],
  });
  return () => changes.disconnect();
}
