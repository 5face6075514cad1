/**
 * Makes a page throw when it is `evaluated`, or `drawn`, or the door give it under another name: mistakes as a team may
 * publish them.
 */
export default function breakingLoader(source) {
  const { when, path } = this.getOptions();
  if (path) return changed(source.replace(`'${path}': `, `'${path}-renamed': `));
  const mistake = `throw new Error('broken when ${when}');`;
  if (when === 'evaluated') return `${mistake}\n${source}`;
  return changed(source.replace(/export default function \w*\([^)]*\)[^{]*\{/, `$& ${mistake}`));

  function changed(next) {
    if (next === source) throw new Error('there is nothing of the expected form to break');
    return next;
  }
}
