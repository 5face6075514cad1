import { useTranslation } from '@puente/platform';
import { saveAs, useAccount } from '@puente/section-kit';
import { useState } from 'react';
import { useGatherDataMutation } from './gather-data.endpoints.ts';

/** Gathers what is kept of the person and saves it as a file. What packs it comes when it is asked for. */
export function useDownloadData() {
  const { t } = useTranslation('cuenta');
  const account = useAccount();
  const [gather, { reset }] = useGatherDataMutation();
  const [state, setState] = useState<'preparing' | 'done' | { error: unknown }>();

  const texts = {
    about: t('data.about'),
    notInIt: t('data.notInIt'),
    parts: {
      account: t('data.parts.account'),
      password: t('data.parts.password'),
      socialSignIns: t('data.parts.socialSignIns'),
      socialLinks: t('data.parts.socialLinks'),
      twoFactor: t('data.parts.twoFactor'),
      sessions: t('data.parts.sessions'),
      knownDevices: t('data.parts.knownDevices'),
      mailedLinks: t('data.parts.mailedLinks'),
      files: t('data.parts.files'),
      applications: t('data.parts.applications'),
      favorites: t('data.parts.favorites'),
      savedSearches: t('data.parts.savedSearches'),
      reports: t('data.parts.reports'),
      jobs: t('data.parts.jobs'),
      receivedApplications: t('data.parts.receivedApplications'),
      answersKept: t('data.parts.answersKept'),
    },
  };
  const download = async () => {
    setState('preparing');
    try {
      const data = await gather().unwrap();
      const { dataFile } = await import('./data-file.ts');
      const day = new Date().toISOString().slice(0, 10);
      saveAs(`puente-${account?.username ?? ''}-${day}.zip`, await dataFile(data, texts));
      setState('done');
    } catch (error) {
      setState({ error });
    } finally {
      reset();
    }
  };
  return { state, download };
}
