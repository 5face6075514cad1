import { identityMessages } from '@puente/domain/identity';
import { sessionActions, useAppDispatch, useSession } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { useEffect, useRef, useState } from 'react';
import { useAttachCvMutation } from './attach-cv.endpoints.ts';
import { cvError } from './cv.rules.ts';
import { sendFile } from './send-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Why nothing was sent, in the domain's words, and which file it is that cannot be; or what sending it failed by. */
export type UploadProblem = { text: string; file?: string } | { error: unknown };

/** A chosen file on its way to be one's CV. Whatever fails, it stays chosen. */
export function useCvUpload(userId: number) {
  const session = useSession();
  const dispatch = useAppDispatch();
  const [attach] = useAttachCvMutation();
  const [chosen, setChosen] = useState<{ file: File; shrunk: boolean }>();
  const [problem, setProblem] = useState<UploadProblem>();
  const [saved, setSaved] = useState(false);
  /** From 0 to 1 while it is sent; at 1 the server is looking at it. */
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  /** Sent already, and not attached yet: it need not be sent again. */
  const sent = useRef<{ file: File; id: number }>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (given: File) => {
    const file = await shrinkPhoto(given);
    const text = cvError(file);
    setSaved(false);
    setProblem(text === undefined ? undefined : { text, file: given.name });
    setChosen(text === undefined ? { file, shrunk: file !== given } : undefined);
  };

  /** Whether there is something to send; else it is said. */
  const isReady = () => {
    setSaved(false);
    // Why the chosen one was refused says more.
    if (!chosen && !problem) setProblem({ text: identityMessages.cvChooseFirst });
    return chosen !== undefined;
  };

  const send = async (file: File, jwt: string): Promise<{ error?: unknown } | 'cancelled'> => {
    if (sent.current?.file !== file) {
      const control = (sending.current = new AbortController());
      const answer = await sendFile(file, file.name, {
        jwt,
        signal: control.signal,
        onProgress: setProgress,
      });
      if (answer === 'cancelled' || 'error' in answer) return answer;
      sent.current = { file, id: answer.data.id };
    }
    setProgress(1);
    const answer = await attach({ userId, cv: sent.current.id });
    // It may have waited so long that it is gone.
    if (apiStatus(answer.error) === 400) sent.current = undefined;
    return answer.error ? { error: answer.error } : {};
  };

  const upload = async () => {
    if (!chosen || session.status !== 'signed-in') return;
    setProblem(undefined);
    setProgress(0);
    const outcome = await send(chosen.file, session.jwt);
    setProgress(undefined);
    if (outcome === 'cancelled') return;
    const { error } = outcome;
    if (!error) {
      setChosen(undefined);
      return setSaved(true);
    }
    if (apiStatus(error) === 401) dispatch(sessionActions.signOut());
    setProblem({ error });
  };

  const clear = () => {
    setChosen(undefined);
    setProblem(undefined);
  };

  return {
    chosen,
    problem,
    progress,
    saved,
    choose,
    clear,
    isReady,
    upload,
    cancel: () => sending.current?.abort(),
  };
}
