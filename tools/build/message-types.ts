// Writes what an app's Spanish catalogues say as types (`es.d.json.ts` beside each, not committed), which TypeScript takes
// in their place: of a JSON file itself it knows the keys, but not the `{{places}}` in its texts. (A text of JSON is a type.)
//   node tools/build/message-types.ts apps/empleo
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [project = '.'] = process.argv.slice(2);

for (const file of globSync('src/**/{es,*.es}.json', { cwd: project })) {
  const catalogue = join(project, file);
  writeFileSync(
    catalogue.replace(/\.json$/, '.d.json.ts'),
    `declare const messages: ${readFileSync(catalogue, 'utf8').trim()};\nexport default messages;\n`,
  );
}
