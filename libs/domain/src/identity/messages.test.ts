import { describe, expect, test } from '@jest/globals';
import {
  combinedError,
  identityMessages,
  socialPasswordFixed,
  socialAccountExists,
  wrongRole,
} from './index.ts';

describe('the texts', () => {
  test('are the given ones', () => {
    expect(identityMessages).toMatchObject({
      usernameCharacters: 'Solo letras minúsculas y números permitidos en usuario',
      usernameRequired: 'Usuario requerido',
      usernameTaken: 'Usuario ya existe',
      available: 'Disponible',
      emailInvalid: 'Este no es un correo válido',
      emailInvalidShort: 'Correo electrónico inválido',
      emailTaken: 'Correo ya está en uso. Por favor, usar otro correo o',
      emailsDiffer: 'Los correos no coinciden',
      emailsDifferShort: 'Correos no coinciden',
      passwordsDiffer: 'Las contraseñas no coinciden',
      passwordsDifferShort: 'Contraseñas diferentes',
      passwordsDifferFull: 'Las contraseñas no coinciden.',
      captchaRequired: 'Por favor, verifica que eres humano.',
      termsRequired: 'Acepta los términos',
      credentialsWrong: 'Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?',
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
      cvChooseFirst: 'Primero selecciona un archivo.',
      cvNothingToDelete: 'No hay currículum para eliminar.',
      cvNothingToDownload: 'No hay currículum para descargar.',
    });
  });

  test('tell an unconfirmed account by the words that clients look for', () => {
    expect(identityMessages.accountUnconfirmed.toLowerCase()).toContain('ya creaste una cuenta');
    expect(socialAccountExists('google').toLowerCase()).toContain('ya creaste una cuenta');
  });

  test('are put together as they were given', () => {
    expect(combinedError(['a', 'b'])).toBe('Corrige los siguientes errores: a | b');
    expect(wrongRole('employer')).toBe(
      'La cuenta que usaste es de Empleador. Por favor, inicia sesión como Empleador.',
    );
    expect(socialPasswordFixed('google')).toBe(
      'No puedes cambiar la contraseña directamente porque iniciaste sesión con Google.',
    );
  });
});
