import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of a page that threw while rendering. */
  fallback: ReactNode;
  onBroken: () => void;
}

/** Keeps a page's failure inside the frame. A new `key` starts it afresh. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
