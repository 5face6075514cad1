import { type SocialProvider, providerLabels, roleLabels, type UserType } from './user.enums.ts';

/** The given texts about accounts (docs/product.md#given-texts), in all their variants. */
export const identityMessages = {
  usernameCharacters: 'Solo letras minúsculas y números permitidos en usuario',
  usernameRequired: 'Usuario requerido',
  usernameTaken: 'Usuario ya existe',
  available: 'Disponible',
  emailInvalid: 'Este no es un correo válido',
  emailInvalidShort: 'Correo electrónico inválido',
  /** Followed by a link to sign in. */
  emailTaken: 'Correo ya está en uso. Por favor, usar otro correo o',
  emailsDiffer: 'Los correos no coinciden',
  emailsDifferShort: 'Correos no coinciden',
  passwordGood: 'Contraseña bien elaborada',
  passwordWeak: 'Contraseña débil',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordsDifferShort: 'Contraseñas diferentes',
  /** Reset and security pages. */
  passwordsDifferFull: 'Las contraseñas no coinciden.',
  /** Of a person, a company or a position. */
  nameWithLink: 'No se permiten enlaces, páginas web ni @.',
  phoneInvalid: 'Teléfono inválido',
  captchaRequired: 'Por favor, verifica que eres humano.',
  termsRequired: 'Acepta los términos',
  credentialsWrong: 'Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?',
  accountUnconfirmed: 'Ya creaste una cuenta con este correo. Confírmalo para entrar.',
  accountLocked: 'Tu cuenta está bloqueada. Escríbenos y lo vemos contigo.',
  serverUnreachable: 'Error al conectar con el servidor',
  registrationFailed: 'Error en el registro',
  registrationServerError: 'Error en el servidor. Contacta al soporte',
  registrationConnectionError: 'Error de conexión. Por favor intenta de nuevo más tarde.',
  availabilityConnectionError: 'Error de conexión',
  availabilityFailed: 'Error en verificación',
  forgotPasswordSent: 'Si el correo existe, se ha enviado un email para restablecer tu contraseña.',
  forgotPasswordFailed: 'Error al enviar el correo de restablecimiento.',
  forgotPasswordUnreachable: 'Error al conectar con el servidor.',
  resetDone: '¡Contraseña actualizada con éxito! Ahora puedes iniciar sesión.',
  resetFailed: 'Error al restablecer la contraseña.',
  confirmationTokenMissing: 'No se encontró ningún token en la URL.',
  /** The server's own text (docs/product.md#confirmation). */
  confirmationTokenInvalid: 'Invalid token',
  confirmationLinkUsed: 'Este enlace ya fue utilizado o es inválido.',
  confirmationFailed: 'Ocurrió un error durante la confirmación.',
  confirmationUnreachable: 'No se pudo conectar con el servidor.',
  resendEmailMissing: 'No se encontró el email del usuario.',
  resendFailed: 'Hubo un error al reenviar el correo',
  googleFailed: 'Error al autenticar con Google',
  microsoftFailed: 'Error al autenticar con Microsoft',
  facebookFailed: 'Error al autenticar con Facebook',
  microsoftTokenMissing: 'No se encontró idToken en la respuesta de MSAL',
  facebookTokenMissing: 'No se obtuvo el accessToken de Facebook',
  facebookRegistrationFailed: 'Error en registro con Facebook',
  googleRegistrationFailed: 'Error en registro con Google',
  linkExpired: 'Pasó el tiempo para unir las cuentas. Vuelve a empezar.',
  lastSignInMethod: 'Es tu única forma de entrar. Agrega otra antes de quitarla.',
  linkPasswordWrong: 'La contraseña no es correcta.',
  currentPasswordWrong: 'La contraseña actual no es correcta.',
  passwordUnchanged: 'La contraseña nueva debe ser distinta de la actual.',
  twoFactorRequired: 'Escribe el código de tu app de autenticación para terminar de entrar.',
  twoFactorWrong: 'El código no es correcto o ya se usó.',
  twoFactorAlreadyOn: 'La verificación en dos pasos ya está activada.',
  twoFactorSetupOver: 'Pasó demasiado tiempo. Empieza de nuevo.',
  appCodeIncomplete: 'Escribe los 6 dígitos del código.',
  recoveryCodeIncomplete: 'Escribe los 16 caracteres del código.',
  /** A sign-in that waited too long for its second step, or met too many wrong codes. */
  secondStepOver: 'Tardaste demasiado o hubo demasiados intentos. Inicia sesión otra vez.',
  signInAgain: 'Por seguridad, inicia sesión otra vez para continuar.',
  cvChooseFirst: 'Primero selecciona un archivo.',
  cvNothingToDelete: 'No hay currículum para eliminar.',
  cvNothingToDownload: 'No hay currículum para descargar.',
} as const;

/** A weak password with the rule it breaks: the given text, and the reason. */
export const weakPasswordMessages = {
  common: `${identityMessages.passwordWeak}. Es una de las más usadas.`,
  brand: `${identityMessages.passwordWeak}. No uses el nombre de Puente.`,
  year: `${identityMessages.passwordWeak}. Una palabra con un año se adivina pronto.`,
  nombre: `${identityMessages.passwordWeak}. No uses tu nombre.`,
  apellido: `${identityMessages.passwordWeak}. No uses tu apellido.`,
  nombreEmpresa: `${identityMessages.passwordWeak}. No uses el nombre de tu empresa.`,
  username: `${identityMessages.passwordWeak}. No uses tu usuario.`,
  email: `${identityMessages.passwordWeak}. No uses tu correo.`,
} as const;

/** The same of what only the server looks for. */
export const weakDetailMessages = {
  telefono: 'Contraseña débil. No uses tu teléfono.',
  codigoPostal: 'Contraseña débil. No uses tu código postal.',
  puestoEmpresa: 'Contraseña débil. No uses tu puesto.',
  repeated: 'Contraseña débil. Repite demasiado un mismo carácter.',
} as const;

/** «Corrige los siguientes errores: a | b». */
export function combinedError(messages: readonly string[]): string {
  return `Corrige los siguientes errores: ${messages.join(' | ')}`;
}

/** A sign-in on one role's page with the other role's account: it tells which page is the right one. */
export function wrongRole(actual: UserType): string {
  return `La cuenta que usaste es de ${roleLabels[actual]}. Por favor, inicia sesión como ${roleLabels[actual]}.`;
}

export function socialPasswordFixed(provider: SocialProvider): string {
  return `No puedes cambiar la contraseña directamente porque iniciaste sesión con ${providerLabels[provider]}.`;
}

/** A sign-in with a password on an account that has none. */
export function socialAccountExists(provider: SocialProvider): string {
  return `Con este correo ya creaste una cuenta con ${providerLabels[provider]}.`;
}

/** What a provider does not vouch for. */
export function socialFailed(provider: SocialProvider): string {
  return identityMessages[`${provider}Failed`];
}

export function providerUnavailable(provider: SocialProvider): string {
  return `${providerLabels[provider]} no responde en este momento. Inténtalo de nuevo en unos minutos.`;
}

/** This site has no keys of that provider. */
export function providerNotOffered(provider: SocialProvider): string {
  return `Aquí no se puede entrar con ${providerLabels[provider]}.`;
}

/** A sign-in whose e-mail belongs to an account that was not made with that provider. */
export function accountToLink(provider: SocialProvider): string {
  return `Ya hay una cuenta con este correo. Demuestra que es tuya para unirla con ${providerLabels[provider]}.`;
}

export function socialEmailMissing(provider: SocialProvider): string {
  return `${providerLabels[provider]} no nos dio tu correo. Permítelo allí, o crea tu cuenta con correo y contraseña.`;
}

/** Somebody else's account, or another of one's own. */
export function linkedElsewhere(provider: SocialProvider): string {
  return `Esa cuenta de ${providerLabels[provider]} ya está unida a otra cuenta de Puente.`;
}
