import { type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '@puente/platform/api';
import { type ProfileFormValues } from './profile-form-values.ts';

/** One's own account. */
export type OwnProfile = MeAttributes & { id: number };

/** What was changed, of the version that was read. */
type ProfileUpdate = Partial<ProfileFormValues> & { version: number };

const toProfile = ({ data }: DataDocument<MeAttributes>): OwnProfile => ({ ...data.attributes, id: data.id });

export const { useOwnProfileQuery, useUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query<OwnProfile, void>({
      query: () => '/users/me',
      transformResponse: toProfile,
      providesTags: ['Me'],
    }),
    updateProfile: build.mutation<OwnProfile, { id: number; data: ProfileUpdate }>({
      query: ({ id, data }) => ({ url: `/users/${id}`, method: 'PUT', body: { data } }),
      transformResponse: toProfile,
      invalidatesTags: ['Me'],
    }),
  }),
});

/** The profile as it is now, out of the answer to a change that came too late. */
export function currentProfile(error: unknown): OwnProfile | undefined {
  const { data } = error as {
    data?: { error?: { details?: { current?: DataDocument<MeAttributes>['data'] } } };
  };
  const current = data?.error?.details?.current;
  return current && toProfile({ data: current });
}
