import {
  demoAccounts,
  expect,
  expectNoViolations,
  test,
  type UserType,
} from '../../../tools/checks/e2e/fixtures.ts';

const pages: [path: string, who: UserType | 'visitor'][] = [
  ['/empleos', 'visitor'],
  ['/empleos?orden=fecha', 'visitor'],
  ['/empleos?q=xyzzyqw', 'visitor'],
  ['/empleos-disponibles', 'visitor'],
  ['/employmentsection', 'visitor'],
  ['/detalle-empleo/:job', 'visitor'],
  ['/detalle-empleo/999999', 'visitor'],
  ['/aplicar?jobId=:job', 'user'],
  ['/empleos?q=cocina', 'user'],
  ['/mi-cuenta/empleos-aplicados', 'user'],
  ['/mi-cuenta/favoritos', 'user'],
  ['/mi-cuenta/publicar-empleo', 'employer'],
  ['/mi-cuenta/empleos-publicados', 'employer'],
  ['/mi-cuenta/empleos-publicados/detalles-empleo/:own', 'employer'],
  ['/mi-cuenta/empleos-publicados/editar/:own', 'employer'],
  ['/mi-cuenta/candidatos', 'employer'],
];

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const [path, who] of pages) {
      test(`${path} for ${who} has a heading, fits, and axe finds nothing`, async ({ page, accounts }) => {
        const { data } = await accounts.call<{ data: { id: number }[] }>(
          'GET /api/jobs?pagination[pageSize]=1',
        );
        let own = 0;
        if (who !== 'visitor') await accounts.signIn(page, demoAccounts[who]);
        if (path.includes(':own')) {
          const jwt = await accounts.token(demoAccounts.employer);
          const me = await accounts.call<{ data: { id: number } }>('GET /api/users/me', { jwt });
          const jobs = await accounts.call<{ data: { id: number }[] }>(
            `GET /api/jobs?filters[employer][id][$eq]=${me.data.id}`,
            { jwt },
          );
          own = jobs.data[0]!.id;
        }
        await page.goto(path.replace(':job', String(data[0]!.id)).replace(':own', String(own)));
        await page.waitForLoadState('networkidle');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await main.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true);
        await expectNoViolations(page);
      });
    }
  });
}

test('in the dark axe finds nothing either', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/empleos?orden=fecha');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page);
});
