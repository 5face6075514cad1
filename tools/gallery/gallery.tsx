import {
  Badge,
  Button,
  buttonClassName,
  Card,
  cardLinkClassName,
  Cluster,
  Container,
  Grid,
  Logo,
  Menu,
  MenuItem,
  menuItemClassName,
  PageColumn,
  PageHeader,
  PapelPicado,
  Stack,
  TextileBand,
} from '@puente/ui';
import { MapPin } from 'lucide-react';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Forms } from './forms.tsx';
import styles from './gallery.module.css';

const jobs = [
  {
    title: 'Cocinera o cocinero de línea',
    place: 'Houston, Texas',
    pay: 'US$18 a US$22 por hora',
    tags: ['Presencial', 'Tiempo completo'],
    highlight: true,
  },
  {
    title: 'Auxiliar de enfermería bilingüe',
    place: 'Ciudad de Panamá, Panamá',
    pay: 'US$950 al mes',
    tags: ['Presencial', 'Medio tiempo'],
    highlight: false,
  },
  {
    title: 'Desarrolladora front-end',
    place: 'Guadalajara, Jalisco',
    pay: 'MX$45,000 al mes',
    tags: ['Remoto', 'Patrocinio disponible'],
    highlight: false,
  },
];

export function Gallery() {
  return (
    <>
      <Container as="header">
        <div className={styles.bar}>
          <Logo />
          <Menu label="Hola, Guadalupe">
            <li>
              <a href="#cuenta" className={menuItemClassName}>
                Mi Cuenta
              </a>
            </li>
            <MenuItem>Cerrar Sesión</MenuItem>
          </Menu>
        </div>
      </Container>
      <section aria-label="Portada" className={styles.hero}>
        <PapelPicado />
        <Container>
          <div className={styles.heroText}>
            <h2 className={styles.title}>Impulsa tu futuro</h2>
            <p>Empleo, educación, migración y emprendimiento para nuestra comunidad, en español.</p>
            <a href="#empezar" className={buttonClassName({ variant: 'accent', size: 'large' })}>
              Empezar
            </a>
          </div>
        </Container>
        <TextileBand />
      </section>
      <PageColumn role="main" gap={7} className={styles.main}>
        <PageHeader
          accent="cochineal"
          picture="trades"
          above={<a href="#inicio">Inicio</a>}
          title="Empleos"
          lead="Encuentra trabajo en Estados Unidos, México y Panamá."
          actions={<Button variant="secondary">Publicar empleo</Button>}
        />
        <Foundations />
        <Stack as="section">
          <h2>Botones</h2>
          <Cluster>
            <Button>Buscar</Button>
            <Button variant="secondary">Cancelar</Button>
            <Button variant="quiet">Ver más</Button>
            <Button variant="danger">Eliminar</Button>
            <Button variant="accent">Regístrate</Button>
            <Button loading>Enviando</Button>
            <Button disabled>No disponible</Button>
            <Button size="small">Pequeño</Button>
            <Button size="large">Grande</Button>
          </Cluster>
          <Button block>Inicia Sesión</Button>
        </Stack>
        <Stack as="section">
          <h2>Tarjetas</h2>
          <Grid as="ul">
            {jobs.map((job) => (
              <Card as="li" key={job.title} interactive woven={job.highlight}>
                <Stack gap={3}>
                  <h3>
                    <a href="#empleo" className={cardLinkClassName}>
                      {job.title}
                    </a>
                  </h3>
                  <Cluster gap={1} className={styles.jobMeta}>
                    <MapPin size={18} aria-hidden /> {job.place}
                  </Cluster>
                  <strong>{job.pay}</strong>
                  <Cluster gap={2}>
                    {job.highlight && <Badge tone="accent">Destacado</Badge>}
                    {job.tags.map((tag) => (
                      <Badge key={tag}>{tag}</Badge>
                    ))}
                  </Cluster>
                  <Cluster>
                    <Button size="small">Aplicar</Button>
                    <Button size="small" variant="quiet">
                      Guardar
                    </Button>
                  </Cluster>
                </Stack>
              </Card>
            ))}
            <Card as="li" tone="sunken">
              <h3>Tarjeta hundida</h3>
              <p>Para lo que acompaña.</p>
            </Card>
            <Card as="li" tone="band">
              <Stack gap={3}>
                <h3>¿Buscas personal?</h3>
                <p>Publica tu empleo y llega a toda la comunidad.</p>
                <Cluster>
                  <Button variant="accent">Publicar</Button>
                </Cluster>
              </Stack>
            </Card>
          </Grid>
        </Stack>
        <Forms />
        <Feedback />
      </PageColumn>
      <footer className={styles.hero}>
        <TextileBand size="small" />
        <Container>
          <div className={styles.heroText}>
            <Logo />
            <PapelPicado size="small" />
          </div>
        </Container>
      </footer>
    </>
  );
}
