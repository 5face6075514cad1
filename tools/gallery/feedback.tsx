import {
  Alert,
  Badge,
  type Brand,
  BrandIcon,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  Grid,
  type IconData,
  IconFromData,
  LoadingOverlay,
  Pagination,
  type PaginationLabels,
  Skeleton,
  SkeletonCards,
  SkeletonList,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@puente/ui';
import { useState } from 'react';

const labels: PaginationLabels = {
  nav: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  summary: (page, count) => `Página ${page} de ${count}`,
};
const brands: Brand[] = ['instagram', 'facebook', 'tiktok', 'x', 'linkedin'];
/** As a section's `section.json` brings it. */
const heart: IconData = [
  ['path', { d: 'M12 20C4 14 2 10 4 6.5c2-3 6-3 8 .5 2-3.5 6-3.5 8-.5 2 3.5 0 7.5-8 13.5z' }],
];
const query = new URLSearchParams(location.search);

export function Feedback() {
  const [page, setPage] = useState(6);
  const [asking, setAsking] = useState(query.has('dialog'));
  const [reading, setReading] = useState(false);
  return (
    <Stack as="section" gap={5}>
      <h2>Avisos y estados</h2>
      <Grid min="20rem">
        <Alert tone="info" title="Revisa tu correo">
          Te enviamos un enlace para confirmar tu cuenta.
        </Alert>
        <Alert tone="success">Has aplicado con éxito al empleo.</Alert>
        <Alert tone="warning">Ya creaste una cuenta con este correo. Confírmalo para entrar.</Alert>
        <Alert tone="error">
          Correo electrónico y/o contraseña incorrecta. <a href="#olvido">¿Olvidaste tu contraseña?</a>
        </Alert>
      </Grid>
      <Cluster gap={2}>
        <Badge>Borrador</Badge>
        <Badge tone="success">Publicado</Badge>
        <Badge tone="info">Enviada</Badge>
        <Badge tone="warning">En revisión</Badge>
        <Badge tone="error">Rechazada</Badge>
        <Badge tone="primary">Entrevista</Badge>
        <Badge tone="accent">Destacado</Badge>
        <Spinner label="Cargando" />
      </Cluster>
      <Pagination page={page} pageCount={24} onPageChange={setPage} labels={labels} />
      <Grid min="20rem">
        <Card>
          <EmptyState
            title="No hay empleos que coincidan con su búsqueda."
            action={<Button>Quitar filtros</Button>}
          >
            <p>Prueba con otra categoría o con otro estado.</p>
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="No pudimos cargar Empleo" retryLabel="Reintentar" onRetry={() => undefined}>
            <p>El resto de Puente sigue funcionando.</p>
          </ErrorState>
        </Card>
        <SkeletonCards label="Cargando empleos" count={1} />
        <SkeletonList label="Cargando" />
      </Grid>
      <Cluster>
        {brands.map((brand) => (
          <BrandIcon key={brand} brand={brand} />
        ))}
        <IconFromData data={heart} />
        <VisuallyHidden>Lo que sigue se oye y no se ve.</VisuallyHidden>
      </Cluster>
      <Skeleton width="12rem" height="1.25rem" />
      <Cluster>
        <Button
          variant="secondary"
          onClick={() => {
            setReading(true);
          }}
        >
          Abrir un diálogo
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            setAsking(true);
          }}
        >
          Eliminar empleo
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asking}
        danger
        title="¿Eliminar este empleo?"
        confirmLabel="Eliminar empleo"
        cancelLabel="Cancelar"
        onConfirm={() => {
          setAsking(false);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <p>Quienes aplicaron lo seguirán viendo en su lista, marcado como retirado.</p>
      </ConfirmDialog>
      <Dialog
        open={reading}
        title="Un diálogo"
        closeLabel="Cerrar"
        onClose={() => {
          setReading(false);
        }}
      >
        <p>Guarda el foco mientras está abierto y lo devuelve al cerrarse.</p>
      </Dialog>
      {query.has('overlay') && <LoadingOverlay label="Cargando..." />}
    </Stack>
  );
}
