import { type Dye, dyes, Grid, PapelPicado, Picture, pictures, Stack, TextileBand } from '@puente/ui';
import styles from './foundations.module.css';

const surfaces = ['bg', 'surface', 'sunken', 'tint', 'band', 'accent', 'primary', 'primary-soft', 'danger'];
const inks = ['ink', 'ink-soft', 'on-tint', 'link', 'focus', 'line', 'line-strong'];
const tones = ['info', 'success', 'warning', 'error'].flatMap((tone) => [
  `${tone}-bg`,
  `${tone}-ink`,
  `${tone}-line`,
]);
const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where each dye is worn. */
const parts: Record<Dye, string> = {
  indigo: 'Puente: cuenta, avisos, textos legales',
  cochineal: 'Empleo',
  jade: 'Asesoría',
  violet: 'Educación',
  marigold: 'Migración',
  clay: 'Emprendimiento',
  nopal: 'Planes y carrito',
};

/** What the components are made of: colour, type, space, paper, cloth and drawings. */
export function Foundations() {
  return (
    <>
      <Stack as="section" gap={5}>
        <h2>Colores</h2>
        {[surfaces, inks, tones].map((names) => (
          <ul key={names[0]} className={styles.swatches}>
            {names.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ background: `var(--color-${name})` }} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        ))}
        <p>
          Los contrastes, medidos en ambos temas: <code>docs/design/palette.md</code>
        </p>
      </Stack>
      <Stack as="section">
        <h2>Letra y espacio</h2>
        {sizes.map((size) => (
          <p key={size} className={styles.type} style={{ fontSize: `var(--text-${size})` }}>
            {`Un puente de este lado y del otro · text-${size}`}
          </p>
        ))}
        <ul className={styles.spaces}>
          {spaces.map((step) => (
            <li key={step}>
              <span style={{ inlineSize: `var(--space-${step})` }} />
              <code>{`space-${step}`}</code>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>Un tinte y un borde para cada parte</h2>
        {dyes.map((dye) => (
          <div key={dye} data-accent={dye} className={styles.dye}>
            <span className={styles.cut} />
            <span className={styles.tint}>
              <b>{dye}</b> {parts[dye]}
            </span>
          </div>
        ))}
      </Stack>
      <Stack as="section" gap={5}>
        <h2>Papel picado y telares</h2>
        <PapelPicado size="small" />
        <PapelPicado />
        <PapelPicado size="large" />
        <TextileBand />
        <TextileBand size="small" />
      </Stack>
      <Stack as="section" gap={5}>
        <h2>Dibujos</h2>
        <Grid as="ul" min="9rem">
          {pictures.map((name) => (
            <li key={name} className={styles.drawing}>
              <Picture name={name} />
              <code>{name}</code>
            </li>
          ))}
        </Grid>
      </Stack>
    </>
  );
}
