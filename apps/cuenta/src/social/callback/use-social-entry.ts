import { keepDestination, useNavigate } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { useEffect, useRef } from 'react';
import { forgetRegistration } from '../../register/values/kept-registration.ts';
import { accountRefusal, refusalToken } from '../../session/account-refusal.ts';
import { forgetPendingAccount } from '../../session/pending-account.ts';
import { useEntry } from '../../session/use-entry.ts';
import { useSecondStep } from '../../session/use-second-step.ts';
import { useWayBack } from '../../session/way-back.ts';
import { keepLink } from '../link/kept-link.ts';
import { type SocialFlow } from '../social-flow.ts';
import { type SocialSignUp } from '../social-sign-up.ts';
import { refusedForm, type SocialRefusal } from '../social-refusal.ts';
import { type SocialProof } from './judge-arrival.ts';
import { useSocialSignInMutation } from './social-sign-in.endpoints.ts';

/** Asks the server who the provider says it is, once, and goes where its answer leads. */
export function useSocialEntry(flow: SocialFlow, proof: SocialProof): void {
  const { provider, role } = flow;
  const [signIn] = useSocialSignInMutation();
  const enter = useEntry(role);
  const toSecondStep = useSecondStep(role);
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const asked = useRef(false);

  const ask = async () => {
    const { data, error } = await signIn({ provider, role, proof });
    const refuse = (refusal: SocialRefusal) => {
      const { to, state } = refusedForm({ ...flow, refusal, error });
      return navigate(to, { replace: true, state });
    };
    if (data) {
      // What was typed before the other way was taken has served.
      forgetRegistration();
      if (await enter(data)) await refuse('wrong-role');
      return;
    }
    if (toSecondStep(error)) return;
    const token = refusalToken(error, 'account-exists');
    if (token) {
      keepLink({ ...flow, token });
      return void navigate('/auth/link', { replace: true, state: { from: flow.from } });
    }
    if (accountRefusal(error) === 'account-unconfirmed') {
      // The mail went to the address that the provider told: not to the one of an earlier registration here.
      forgetPendingAccount();
      if (wayBack) keepDestination(wayBack);
      const state: SocialSignUp = { provider, role };
      return void navigate('/email-confirmation', { replace: true, state });
    }
    await refuse(refusalOf(error) ?? provider);
  };

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
}

/** What is to be told otherwise than that the provider does not vouch for the person. */
function refusalOf(error: unknown): SocialRefusal | undefined {
  const reason = accountRefusal(error);
  if (reason === 'social-email-missing') return 'email-missing';
  if (reason === 'account-locked') return 'locked';
  const status = apiStatus(error);
  if (status === undefined) return 'connection';
  return status === 429 ? 'too-many' : undefined;
}
