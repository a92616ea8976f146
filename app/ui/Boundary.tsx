'use client';
// A picture that cannot be drawn shows nothing; the next frame is tried afresh. On air there is never an error box.
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** the view that is drawn; another one is another try */
  readonly frame: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failing: boolean;
  readonly frame: unknown;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failing: false, frame: this.props.frame };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failing: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.frame === state.frame ? null : { failing: false, frame: props.frame };
  }

  override render(): ReactNode {
    return this.state.failing ? null : this.props.children;
  }
}
