import { useEffect, useRef } from 'react';

const underWay = new Map<string, Promise<void>>();

/** A script of others, once a page. */
function fetched(address: string): Promise<void> {
  let script = underWay.get(address);
  if (!script) {
    script = new Promise((done, fail) => {
      const element = document.createElement('script');
      element.src = address;
      element.async = true;
      element.onload = () => done();
      element.onerror = () => {
        underWay.delete(address);
        element.remove();
        fail(new Error(address));
      };
      document.head.append(element);
    });
    underWay.set(address, script);
  }
  return script;
}

/**
 * Only products' pages let scripts of others in, and this document may have been opened as another page: then the product
 * is loaded as a page of its own. One that was opened as this very page is not loaded again.
 */
function openedElsewhere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname !== location.pathname;
}

function whenRefused(address: string): () => void {
  const { origin } = new URL(address);
  const refused = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin) && openedElsewhere()) location.reload();
  };
  document.addEventListener('securitypolicyviolation', refused);
  return () => document.removeEventListener('securitypolicyviolation', refused);
}

interface Props {
  script: string;
  /** What the script is given: attributes `data-…` of its place. */
  facts: Record<string, string | number | undefined>;
}

/**
 * A place that a script of others fills (docs/operations.md, "Plug-ins"). It hears the event `spaza:plugin` at its place
 * once that is there; one that cannot be had leaves the place empty.
 */
export function Plugin({ script, facts }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    const heard = whenRefused(script);
    fetched(script).then(
      () => here?.isConnected && here.dispatchEvent(new Event('spaza:plugin', { bubbles: true })),
      () => undefined,
    );
    return heard;
  }, [script]);
  const data = Object.fromEntries(Object.entries(facts).map(([name, value]) => [`data-${name}`, value]));
  return <div ref={place} {...data} />;
}
