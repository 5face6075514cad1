/** As if a link to it had been followed that says «download». */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it a while after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
