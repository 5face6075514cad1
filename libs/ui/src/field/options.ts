export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Of the label, where it is not the page's: what people wrote. */
  lang?: string | undefined;
  /** A number or so after the label, e.g. «12»; an empty one keeps the room for what is on its way. */
  note?: string | undefined;
}

/** A string is its own label. */
export type OptionLike = string | Option;

export function toOption(option: OptionLike): Option {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
