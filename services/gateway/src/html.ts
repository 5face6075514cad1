const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * JSON inside `<script>`, where no entity is read: nothing in it can end the element or begin a comment, and a parser of
 * JSON reads the same. In JSON these signs stand in strings only.
 */
export function escapeJson(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
