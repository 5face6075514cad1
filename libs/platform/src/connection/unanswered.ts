/** Sent to the window when a call got no answer at all: whoever watches the connection then looks after it. */
export const unanswered = 'puente-unanswered';

export function tellUnanswered(): void {
  window.dispatchEvent(new Event(unanswered));
}
