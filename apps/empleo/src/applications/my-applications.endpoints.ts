import { type ApplicationStatus } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';
import { type AnsweredApplication, type Application, toApplications } from './application.ts';

interface ApplicationsPage {
  applications: Application[];
  pageCount: number;
}

export const applicationsPerPage = 20;

export const { useMyApplicationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a seeker applied to, or what of it is in one state; newest first. */
    myApplications: build.query<
      ApplicationsPage,
      { user: number; page: number; status?: ApplicationStatus | undefined }
    >({
      query: ({ user, page, status }) =>
        `/applications${query({
          filters: { candidate: { id: { $eq: user } }, ...(status && { status: { $eq: status } }) },
          populate: 'job,history',
          pagination: { page, pageSize: applicationsPerPage },
        })}`,
      transformResponse: (answer: ListDocument<AnsweredApplication>) => ({
        applications: toApplications(answer),
        pageCount: answer.meta.pagination.pageCount,
      }),
      providesTags: ['Application'],
    }),
  }),
});
