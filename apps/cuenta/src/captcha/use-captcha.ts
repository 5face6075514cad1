import { type CaptchaProof, useCaptchaProof } from '@puente/platform/captcha';
import { useRef, useState } from 'react';

export type CaptchaState = 'unchecked' | 'checking' | 'verified' | 'failed';

export interface Captcha {
  state: CaptchaState;
  /** The box is ticked; the proof may still be under way. */
  human: boolean;
  /** Starts the proof of work as soon as somebody fills in the form, once: so that it is there when it is asked for. */
  prepare: () => void;
  /** The person says, or takes back, that they are human; saying it starts the proof of work. */
  check: (human: boolean) => void;
  /** A token for one call: waits for the proof under way, renews one that was used or has expired. */
  takeToken: () => Promise<string | undefined>;
}

/** ALTCHA behind one checkbox, which ticks itself while the form is filled in. The solver is loaded then. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('unchecked');
  const prove = useCaptchaProof();
  const started = useRef(false);
  const attempt = useRef<Promise<CaptchaProof | undefined>>(undefined);

  const begin = (): Promise<CaptchaProof | undefined> => {
    started.current = true;
    setState('checking');
    const current: Promise<CaptchaProof | undefined> = prove().then(
      (proof) => {
        if (attempt.current === current) setState('verified');
        return proof;
      },
      () => {
        if (attempt.current === current) {
          attempt.current = undefined;
          setState('failed');
        }
        return undefined;
      },
    );
    attempt.current = current;
    return current;
  };

  return {
    state,
    human: state === 'checking' || state === 'verified',
    prepare() {
      if (!started.current) void begin();
    },
    check(human) {
      if (human) return void begin();
      attempt.current = undefined;
      setState('unchecked');
    },
    async takeToken() {
      if (!attempt.current) return undefined;
      const proof = await attempt.current;
      const fresh = proof && proof.expiresAt > Date.now() + 5000 ? proof : await begin();
      // What is handed out is used up: the server takes each token once.
      attempt.current = fresh && Promise.resolve({ ...fresh, expiresAt: 0 });
      return fresh?.token;
    },
  };
}
