import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** An error while drawing shows nothing in its place; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
