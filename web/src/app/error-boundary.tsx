import { Component, type ReactNode } from 'react';
import { ApiError } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { isOnline, whenLineChanges } from '@/shared/state/online';
import { reloadWhenReplaced, ScriptMissing } from '@/shared/state/scripts';
import { Offline } from '@/shared/ui/offline';
import { RetryNote } from '@/shared/ui/retry-note';

interface Props {
  children: ReactNode;
  /** Before what failed is drawn once more. */
  onRetry?: () => void;
}

/**
 * An error while drawing is said in its place, with a way to try again; the rest of the page stays. A screen whose
 * script a release replaced is loaded as a page, once.
 */
export class ErrorBoundary extends Component<Props, { problem?: unknown }> {
  override state: { problem?: unknown } = {};
  private stop?: () => void;

  static getDerivedStateFromError(problem: unknown) {
    return { problem: problem ?? new Error() };
  }

  override componentDidMount() {
    this.stop = whenLineChanges(() => this.isOffTheLine() && isOnline() && this.retry());
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  override componentDidCatch(problem: unknown) {
    if (problem instanceof ScriptMissing) void reloadWhenReplaced();
    if (!(problem instanceof ApiError)) reportError(problem); // as a thrown error would show
  }

  private isOffTheLine = () => this.state.problem instanceof ApiError;

  private retry = () => {
    this.props.onRetry?.();
    this.setState({ problem: undefined });
  };

  override render() {
    if (!this.state.problem) return this.props.children;
    return (
      <div className="wrap stack" style={{ paddingBlock: 'var(--space-8)' }}>
        {this.isOffTheLine() && !isOnline() ? (
          <Offline onRetry={this.retry} />
        ) : (
          <>
            <h1>{text('error.notShown')}</h1>
            <RetryNote problem={this.state.problem} onRetry={this.retry} />
          </>
        )}
      </div>
    );
  }
}
