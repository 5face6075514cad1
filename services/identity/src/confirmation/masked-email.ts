/** «l•••@correo.test»: enough for its owner to know it, too little for anybody else to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
