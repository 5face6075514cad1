// See Workshop.publisher.
import { Workshop } from './testing.ts';

const [folder, apps, name = '', builds, different] = process.argv.slice(2);
const workshop = new Workshop(folder, apps);
for (let turn = 0; turn < Number(builds); turn += 1) {
  const code = `build ${turn % Number(different)} of ${apps}`;
  await (name === 'shell' ? workshop.publishShell({ code }) : workshop.publishBuild({ name, code }));
  process.stdout.write('.');
}
