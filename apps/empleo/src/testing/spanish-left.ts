const spanish = /[áéíóúñ¿¡«»]|\b(el|los|las|del|de|por|para|con|que|tu|tus|empleos?|aplicar|candidatos?)\b/i;

/** Texts of a page, drawn or spoken, that are Spanish without being marked as such; not what is being typed. */
export function spanishLeft(page: HTMLElement): string[] {
  const texts: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    if (element.closest('[lang="es"], textarea')) continue;
    for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
  }
  return texts.filter((text) => spanish.test(text));
}
