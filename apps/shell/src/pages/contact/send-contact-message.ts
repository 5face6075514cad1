import { type ContactMessage } from '@puente/domain/identity';
import { api } from '@puente/platform/api';
import { type Challenge } from '@puente/platform/captcha';

export const { useSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The proof that a person, not a robot, writes is made on the way. */
    sendContactMessage: build.mutation<unknown, ContactMessage>({
      async queryFn(message, _api, _options, fetchFromApi) {
        try {
          const [challenge, { solveCaptcha }] = await Promise.all([
            fetchFromApi('/captcha'),
            import('./solve.ts'),
          ]);
          if (challenge.error) return { error: challenge.error };
          const captchaToken = await solveCaptcha(challenge.data as Challenge);
          return await fetchFromApi({ url: '/contact', method: 'POST', body: { ...message, captchaToken } });
        } catch (cause) {
          return { error: { status: 'CUSTOM_ERROR', error: String(cause) } };
        }
      },
    }),
  }),
});
