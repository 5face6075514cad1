import {
  Button,
  Checkbox,
  CheckboxGroup,
  Cluster,
  controlClassName,
  Field,
  FieldGroup,
  FormErrorSummary,
  Grid,
  HelpTip,
  PasswordInput,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextInput,
} from '@puente/ui';
import { useState } from 'react';

export function Forms() {
  const [affinities, setAffinities] = useState(['Mujeres', 'Jóvenes']);
  const [visa, setVisa] = useState('Sí');
  return (
    <Stack as="section" gap={5}>
      <Cluster gap={1}>
        <h2>Formularios</h2>
        <HelpTip label="Ayuda: formularios">Los campos con * son obligatorios.</HelpTip>
      </Cluster>
      <FormErrorSummary
        message={{
          lead: 'Corrige los siguientes errores: ',
          parts: ['Usuario requerido', 'Correo electrónico inválido'],
        }}
      />
      <Grid min="18rem" gap={5}>
        <TextInput label="Nombre" required autoComplete="given-name" placeholder="Guadalupe" />
        <TextInput
          label="Correo"
          type="email"
          required
          defaultValue="lupe@"
          error="Este no es un correo válido"
        />
        <TextInput
          label="Usuario"
          defaultValue="lupe93"
          success="Disponible"
          hint="Letras minúsculas y números."
        />
        <PasswordInput
          label="Contraseña"
          required
          defaultValue="Puente123@"
          showLabel="Mostrar contraseña"
          hideLabel="Ocultar contraseña"
          hint="Mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial."
        />
        <Select
          label="País"
          required
          placeholder="Elige un país"
          options={['Estados Unidos', 'México', 'Panamá']}
        />
        <Select label="Estado/Provincia" disabled placeholder="Elige primero un país" options={[]} />
        <RadioGroup
          label="Visa"
          segmented
          options={['Todas', 'Sí', 'No']}
          value={visa}
          onValueChange={setVisa}
        />
        <RadioGroup label="Cuenta" options={['Candidata o candidato', 'Empleador']} defaultChecked />
        <TextArea label="Mensaje" optionalText="(opcional)" rows={3} />
        <Field label="Fecha" hint="Cualquier control, con etiqueta y mensajes.">
          {(control) => <input {...control} type="date" className={controlClassName} />}
        </Field>
        <FieldGroup label="Horario" hint="Varios controles para una pregunta.">
          <Cluster gap={2}>
            <Checkbox label="Mañana" />
            <Checkbox label="Tarde" />
          </Cluster>
        </FieldGroup>
      </Grid>
      <CheckboxGroup
        label="Afinidades"
        hint="Elige todas las que quieras."
        options={[
          'Mujeres',
          'Personas con discapacidad',
          'Padres y madres',
          'Jóvenes',
          'Pueblos Originarios',
        ]}
        value={affinities}
        onValueChange={setAffinities}
      />
      <Checkbox label="Acepto los términos y la política de privacidad" error="Acepta los términos" />
      <Cluster>
        <Button type="submit">Crear cuenta</Button>
      </Cluster>
    </Stack>
  );
}
