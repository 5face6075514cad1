import { describe, expect, test } from '@jest/globals';
import {
  applicationMessages,
  favoriteMessages,
  jobMessages,
  mustBeEmployer,
  postMessages,
  signInFirst,
} from './index.ts';

describe('the texts', () => {
  test('are the given ones', () => {
    expect({ ...jobMessages, ...postMessages, signInFirst }).toMatchObject({
      requiredFields: 'Completa todos los campos requeridos.',
      olderSearchIncomplete: 'Por favor, selecciona Estado, Categoría y Subcategoría antes de buscar.',
      notFound: 'Empleo no encontrado',
      saveFailed: 'Hubo un error al guardar. Intenta de nuevo.',
      deleteFailed: 'No se pudo eliminar. Revisa la consola.',
      loadFailed: 'No se pudo cargar el empleo.',
      updateFailed: 'Error al actualizar. Inténtalo nuevamente.',
      noJobsForSearch: 'No hay empleos que coincidan con su búsqueda.',
      noResults: 'No se encontraron resultados.',
      noJobsForCriteria: 'No se encontraron empleos para los criterios seleccionados.',
      unexpectedShape: 'La respuesta no tiene el formato esperado',
      connectionFailed: 'Error en la conexión con el backend',
      loading: 'Cargando publicaciones...',
      empty: 'No hay publicaciones',
      signInFirst: 'Debes iniciar sesión o registrarse',
    });
    expect(applicationMessages).toMatchObject({
      sent: 'Has aplicado con éxito al empleo.',
      sendFailed: 'No se pudo enviar la aplicación.',
      listOnlyForUsers: 'Acceso denegado. Debes ser un usuario para ver tus aplicaciones.',
      onlyForUsers: 'Acceso denegado. Debes ser un usuario para aplicar.',
      olderSignInFirst: 'Debes iniciar sesión como usuario para aplicar a un empleo.',
    });
    expect(favoriteMessages).toMatchObject({
      saved: '¡Empleo guardado en tus favoritos!',
      saveFailed: 'No se pudo guardar en favoritos.',
      deleteFailed: 'No se pudo eliminar el favorito.',
      alreadySaved: 'Este empleo ya está en tus favoritos.',
      olderSignInFirst: 'Debes iniciar sesión como usuario para agregar favoritos.',
    });
    expect(mustBeEmployer('publicar un empleo.')).toBe('Debes ser empleador para publicar un empleo.');
  });
});
