/** The places of pages to which other sections contribute; each is drawn by the page that owns it, with `<Slot>`. */
export const slotNames = ['account-home'] as const;

export type SlotName = (typeof slotNames)[number];
