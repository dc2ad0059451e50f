import { Component } from "react";
import { keepPlace } from "./kept-place.ts";

/** Keeps the page where it is read whenever what is open `beside` it changes (`kept-place.ts`). */
export class PlaceKeeper extends Component<{ beside: string }> {
  /** The last moment at which the page stands as it was before. */
  override getSnapshotBeforeUpdate({ beside }: { beside: string }): null {
    if (beside !== this.props.beside) keepPlace();
    return null;
  }

  override componentDidUpdate(): void {
    // React asks for it beside a snapshot.
  }

  override render(): null {
    return null;
  }
}
