import { type DataDocument, type ListDocument } from '@puente/domain/rest';
import { forgetApplicationDraft } from '../applications/application-draft.ts';
import { type AnsweredApplication, type Application, toApplications } from '../applications/application.ts';
import { api } from '../shared/api.ts';

/** What was withdrawn, and when it was taken back, if it was, in milliseconds since 1970. */
export interface AsideApplication extends Application {
  back?: number;
}

/** An application and whose it is. */
interface OwnApplication {
  application: Application;
  user: number;
}

/**
 * What was withdrawn a moment ago and can still be taken back. What is taken back stays in the answer as it is then, until
 * it is asked for anew: its card does not go out while the list of the others is read again.
 */
const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawnApplications: build.query<AsideApplication[], number>({
      query: () => '/applications/withdrawn',
      transformResponse: (answer: ListDocument<AnsweredApplication>) => toApplications(answer),
      // Asked for again with the rest only where it is not known: else what changes is put in.
      providesTags: (known) => (known ? [] : ['Application']),
    }),

    withdrawApplication: build.mutation<string | undefined, OwnApplication>({
      query: ({ application }) => ({ url: `/applications/${application.id}`, method: 'DELETE' }),
      transformResponse: ({ data }: DataDocument<AnsweredApplication>) => data.attributes.restorableUntil,
      async onQueryStarted({ application, user }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer?.data) return;
        if (application.job) forgetApplicationDraft(user, application.job.id);
        dispatch(put(user, { ...application, restorableUntil: answer.data }));
      },
      invalidatesTags: ['Application'],
    }),

    restoreApplication: build.mutation<number, OwnApplication>({
      query: ({ application }) => ({ url: `/applications/${application.id}/restore`, method: 'POST' }),
      transformResponse: () => Date.now(),
      async onQueryStarted({ application, user }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        const { restorableUntil: _, ...standing } = application;
        if (answer) dispatch(put(user, { ...standing, back: answer.data }));
      },
      invalidatesTags: ['Application'],
    }),
  }),
});

function put(user: number, application: AsideApplication) {
  return withdrawalsApi.util.updateQueryData('withdrawnApplications', user, (list) => [
    application,
    ...list.filter(({ id }) => id !== application.id),
  ]);
}

export const {
  useWithdrawnApplicationsQuery,
  useWithdrawApplicationMutation,
  useRestoreApplicationMutation,
} = withdrawalsApi;
