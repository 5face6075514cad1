const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Signs that nobody sees and that turn around what stands beside them: in a tab, a list of results, a shared link. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

export function withoutTurning(text: string): string {
  return text.replaceAll(turning, '');
}

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
