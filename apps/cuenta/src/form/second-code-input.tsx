import { type SecondCode } from '@puente/domain/identity';
import { type ComponentProps } from 'react';
import { TextInput } from '@puente/ui';

type SecondCodeInputProps = ComponentProps<typeof TextInput> & { kind: SecondCode['kind'] };

/** What the field for an app's code keeps of what is typed or pasted: «123 456» is «123456». */
export const appCodeTyped = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** Where somebody writes the code of their app, which a phone may fill in by itself, or one of their recovery codes. */
export function SecondCodeInput({ kind, ...input }: SecondCodeInputProps) {
  const traits =
    kind === 'app'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'characters', autoCorrect: 'off' } as const);
  return <TextInput {...traits} {...input} spellCheck={false} required />;
}
