import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [/^Failed to load resource/] });
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** A server that takes calls and answers as it is told, or never. */
async function startServer(answer: (response: ServerResponse) => void): Promise<Server & { url: string }> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

/** Ends with its connections, also those that it holds open. */
function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

const sendTo = (page: Page, calls: string, { url }: { url: string }) =>
  page.route(calls, (route) => route.continue({ url }));

const tooSlow = 'La respuesta tarda demasiado. Inténtalo de nuevo.';
const list = '**/api/jobs?*';

test('a list that nobody answers ends in a way out, which leads to it', async ({ page }) => {
  const held = await startServer(() => undefined);
  await sendTo(page, list, held);
  await page.goto('/empleos?q=cocina');
  await expect(page.getByText(tooSlow)).toBeVisible({ timeout: 60_000 });
  // The server is there: it is not said that there is no connection.
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  await page.unroute(list);
  stop(held);
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an answer that trickles for longer than that is waited for', async ({ page, baseURL }) => {
  const whole = await (await fetch(`${baseURL}/api/jobs?filters[status]=Publicado&view=card`)).text();
  const trickling = await startServer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const part = Math.ceil(whole.length / 4);
    for (const turn of [0, 1, 2, 3])
      setTimeout(() => response.write(whole.slice(turn * part, (turn + 1) * part)), turn * 9_000);
    setTimeout(() => response.end(), 28_000);
  });
  await sendTo(page, list, trickling);
  await page.goto('/empleos?q=cocina');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(tooSlow)).toHaveCount(0);
  stop(trickling);
});

test('the newest jobs of the first screen end so, too', async ({ page }) => {
  const held = await startServer(() => undefined);
  await sendTo(page, list, held);
  await page.goto('/empleos');
  await expect(page.getByText(tooSlow)).toBeVisible({ timeout: 60_000 });
  stop(held);
});
