import { sessionActions, useAppDispatch } from '@puente/platform';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { useState } from 'react';
import { currentProfile, type OwnProfile, useUpdateProfileMutation } from './own-profile.endpoints.ts';
import {
  changesOf,
  fieldsOf,
  formValuesOf,
  profileErrors,
  type ProfileFormValues,
} from './profile-form-values.ts';

export type Outcome = 'saved' | { error: unknown };

/** The profile's form: sends what was changed of the version that was read. */
export function usePersonalData(profile: OwnProfile) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateProfileMutation();
  /** What the form began with, or what the person has since decided upon. */
  const [read, setRead] = useState(profile);
  /** What somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<OwnProfile>();
  const [outcome, setOutcome] = useState<Outcome>();
  const fields = fieldsOf(profile);

  const take = (current: OwnProfile) => {
    dispatch(sessionActions.updateUser({ nombre: current.nombre }));
    setRead(current);
    setNewer(undefined);
    form.reset(formValuesOf(current));
  };

  /** Others' changes to what was not touched here are taken over; about the rest the person decides. */
  const meet = (current: OwnProfile, values: ProfileFormValues) => {
    const merged = { ...formValuesOf(current), ...changesOf(fields, values, formValuesOf(read)) };
    if (Object.keys(changesOf(fields, merged, formValuesOf(current))).length === 0) {
      take(current);
      setOutcome('saved');
      return;
    }
    form.change(merged);
    setNewer(current);
  };

  const save = async (values: ProfileFormValues, from: OwnProfile): Promise<void> => {
    const changes = changesOf(fields, values, formValuesOf(from));
    if (Object.keys(changes).length === 0) return setOutcome('saved');
    const { data, error } = await update({ id: from.id, data: { ...changes, version: from.version } });
    if (data) {
      take(data);
      return setOutcome('saved');
    }
    const current = currentProfile(error);
    if (current) return meet(current, values);
    const wrong = serverFieldErrors(error, fields);
    if (wrong) return form.refuse(wrong);
    setOutcome({ error });
  };

  const form = useForm<ProfileFormValues>({
    initial: formValuesOf(profile),
    rules: (values) => profileErrors(values, fields, profile.userType),
    send: (values) => save(values, read),
    onAttempt: () => setOutcome(undefined),
  });

  return {
    ...form,
    fields,
    outcome,
    newer,
    take,
    saveOver: form.submitBy((values) => save(values, newer ?? read)),
  };
}
