/**
 * The Spanish catalogues by namespace, as TypeScript sees them: each app adds those it brings, in a
 * `declare module '@puente/platform'` beside its `addMessages` or in its door. Types alone, no byte of a catalogue.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the apps fill it
export interface Catalogues {}

export type Namespace = keyof Catalogues;

/** What can be asked of a namespace: «search.found», never the name of a group or of a plural form. */
export type MessageKey<N extends Namespace> = keyof Messages<Catalogues[N]> & string;

/** Of these the messages that can be told without values. */
export type PlainMessageKey<N extends Namespace> = KeyWithoutPlaces<Messages<Catalogues[N]>>;

/**
 * The message of a key, with a value for each of its `{{places}}` and a `count` for its plural form; a union of keys wants
 * what any of them wants. The key itself where there is no message.
 */
export interface Translate<N extends Namespace> {
  (key: PlainMessageKey<N>): string;
  <Key extends MessageKey<N>>(key: Key, values: Values<Messages<Catalogues[N]>[Key]>): string;
}

type PluralForm = 'zero' | 'one' | 'many' | 'other';

/** Key and text of each message in nested groups, as a union of pairs. */
type Entry<Group, Prefix extends string = ''> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? [`${Prefix}${Name}`, Group[Name]]
    : Entry<Group[Name], `${Prefix}${Name}.`>;
}[keyof Group & string];

/** Texts by key; those of a plural form, which want a count, by the key they are forms of. */
type Messages<Catalogue> = { [Pair in Entry<Catalogue> as KeyIn<Pair>]: TextIn<Pair> };

type KeyIn<Pair> = Pair extends [infer Key extends string, unknown]
  ? Key extends `${infer Formless}_${PluralForm}`
    ? Formless
    : Key
  : never;

type TextIn<Pair> = Pair extends [infer Key, infer Text]
  ? Text | (Key extends `${string}_${PluralForm}` ? '{{count}}' : never)
  : never;

type Place<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Place<Rest> : never;

type KeyWithoutPlaces<Texts> = {
  [Key in keyof Texts]: [Place<Texts[Key]>] extends [never] ? Key : never;
}[keyof Texts];

type Values<Text> = string extends Text
  ? // An editor in which the types of the texts were not made yet (`nx message-types`) knows the keys only.
    Record<string, string | number>
  : [Place<Text>] extends [never]
    ? never
    : { [Name in Place<Text>]: Name extends 'count' ? number : string | number };
