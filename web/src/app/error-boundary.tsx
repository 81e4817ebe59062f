import { Component, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';

interface Props {
  children: ReactNode;
}

/** An error while drawing is said in its place, and in the console; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(problem: unknown) {
    reportError(problem); // as a thrown error would show
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap" style={{ paddingBlock: 'var(--space-8)' }}>
        <Note kind="bad" live>
          {text('error.generic')}
        </Note>
      </div>
    );
  }
}
