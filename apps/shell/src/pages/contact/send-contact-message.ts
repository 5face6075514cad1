import { type ContactFormValues } from '@puente/domain/identity';
import { api } from '@puente/platform/api';
import { type Challenge } from '@puente/platform/captcha';

/** The proof that a person writes could not be fetched or made. */
interface CaptchaFailure {
  status: 'CUSTOM_ERROR';
  error: 'captcha';
  /** Why; undefined where no solution was found. */
  data: unknown;
}

const captchaFailure = (cause?: unknown): CaptchaFailure => ({
  status: 'CUSTOM_ERROR',
  error: 'captcha',
  data: cause,
});

export function isCaptchaFailure(error: object): error is CaptchaFailure {
  return 'error' in error && error.error === 'captcha';
}

export const { useSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The proof that a person, not a robot, writes is made on the way. */
    sendContactMessage: build.mutation<unknown, ContactFormValues>({
      async queryFn(message, _api, _options, fetchFromApi) {
        try {
          const [challenge, { solveCaptcha }] = await Promise.all([
            fetchFromApi('/captcha'),
            import('./solve.ts'),
          ]);
          if (challenge.error) return { error: captchaFailure(challenge.error) };
          const captchaToken = await solveCaptcha(challenge.data as Challenge);
          return await fetchFromApi({ url: '/contact', method: 'POST', body: { ...message, captchaToken } });
        } catch {
          return { error: captchaFailure() };
        }
      },
    }),
  }),
});
