import { cameWithPage } from '../page/came-with-page.ts';

/** An answer of the API that came in the page's HTML (decision 35): the one that everybody is given. */
export interface PageAnswer {
  /** Its address, such as `https://puente.example/api/jobs/12?populate=*`. */
  url: string;
  status: number;
  /** JSON. */
  text: string;
}

/** What the gateway asked for this page. */
export function pageAnswers(): PageAnswer[] {
  return cameWithPage('answer').map(({ dataset, textContent }) => ({
    url: new URL(`/api${dataset['answer']}`, location.href).href,
    status: Number(dataset['status'] ?? 200),
    text: textContent,
  }));
}

const asked = new Set<string>();
const mark = 'x-page-answer';

/** Whether an answer came with the page. */
export const isPageAnswer = (response: Response | undefined) => response?.headers.has(mark) ?? false;

/**
 * The page's answer to a call that is made for the first time; undefined when the network is to be asked, as it is by who
 * is signed in and refused: their own draft may be what nobody else finds.
 */
export function takePageAnswer({ method, url, headers }: Request): Response | undefined {
  if (method !== 'GET' || asked.has(url)) return undefined;
  asked.add(url);
  const answer = pageAnswers().find((one) => one.url === url);
  if (!answer || (answer.status !== 200 && headers.has('authorization'))) return undefined;
  return new Response(answer.text, {
    status: answer.status,
    headers: { 'content-type': 'application/json', [mark]: 'true' },
  });
}
