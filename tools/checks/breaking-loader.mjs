/** Makes a page throw when it is `evaluated`, or `drawn`: a mistake as a team may publish it. */
export default function breakingLoader(source) {
  const { when } = this.getOptions();
  const mistake = `throw new Error('broken when ${when}');`;
  if (when === 'evaluated') return `${mistake}\n${source}`;
  const broken = source.replace(/export default function \w*\([^)]*\)[^{]*\{/, `$& ${mistake}`);
  if (broken === source) throw new Error(`${this.resourcePath} has no page of the expected form`);
  return broken;
}
