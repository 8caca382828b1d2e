/** What does the page itself have to say? A sentence above everything, and perhaps something to do about it. */

export interface Notice {
  text: string;
  /** It has time until no game is open. */
  waits?: boolean;
  /** What can be done about it, and how that is called. */
  act?: { name: string; work: () => void };
}

class Notices {
  shown = $state.raw<Notice | null>(null);

  tell(notice: Notice): void {
    this.shown = notice;
  }

  close(): void {
    this.shown = null;
  }
}

export const notices = new Notices();
