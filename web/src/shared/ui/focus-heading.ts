/** What was pressed is gone: the keyboard goes on at the page's heading. */
export function focusHeading(within: ParentNode, options?: FocusOptions): void {
  const heading = within.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
