import { describe, expect, test } from '@jest/globals';
import {
  closingDay,
  createJobBody,
  isOver,
  jobAttributesSchema,
  jobInputSchema,
  jobProblems,
  jobUpdateSchema,
  missingJobFields,
  ownJobAttributesSchema,
  requiredJobFields,
} from './index.ts';

const job = {
  title: 'Cocinera de línea',
  description: 'Preparar platos.\nMantener la estación limpia.',
  requirements: 'Un año de experiencia',
  benefits: 'Comida incluida',
  country: 'Estados Unidos',
  province: 'Texas',
  zipCode: '78701',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Tiempo completo',
  salary: '$18 por hora',
};

function problems(schema: typeof jobInputSchema | typeof jobUpdateSchema, sent: unknown) {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const published = { ...job, status: 'Publicado' };

describe('a job', () => {
  test('without the optional fields is a draft without them', () => {
    expect(jobInputSchema.parse(job)).toEqual({
      ...job,
      city: null,
      phone: null,
      contactEmail: null,
      highlight: false,
      affinities: [],
      closesOn: null,
      status: 'Borrador',
    });
  });

  test('is tidied: trimmed, e-mail in lower case, empty as null', () => {
    const sent = { ...job, title: '  Cocinera   de línea ', phone: ' ', contactEmail: ' Hola@Cafe.TEST ' };
    expect(jobInputSchema.parse(sent)).toMatchObject({
      title: 'Cocinera de línea',
      phone: null,
      contactEmail: 'hola@cafe.test',
    });
  });

  test('keeps the affinity in one spelling, once', () => {
    const sent = { ...job, affinities: ['Pueblos originarios', 'Mujeres', 'Pueblos Originarios'] };
    expect(jobInputSchema.parse(sent).affinities).toEqual(['Pueblos Originarios', 'Mujeres']);
    expect(problems(jobInputSchema, { ...job, affinities: ['Todos'] })).toEqual({
      'affinities.0': 'Opción inválida.',
    });
  });

  test('keeps its phone as E.164, a number of its country unless it says another', () => {
    const kept = (part: object) => jobInputSchema.parse({ ...job, ...part }).phone;
    expect(kept({ phone: '(512) 555-0100' })).toBe('+15125550100');
    expect(kept({ phone: '55 1234 5678', country: 'México', province: 'Jalisco' })).toBe('+525512345678');
    expect(kept({ phone: '+502 2345 6789' })).toBe('+50223456789');
    expect(kept({ phone: '512 555 0100', country: '', province: '' })).toBe('+15125550100');
    expect(problems(jobInputSchema, { ...job, phone: 'llámame al 713' })).toEqual({
      phone: 'Teléfono inválido',
    });
  });

  test('ends on a real day, which is not over when it is published', () => {
    expect(jobInputSchema.parse({ ...job, closesOn: '2099-12-31' }).closesOn).toBe('2099-12-31');
    expect(jobInputSchema.parse({ ...job, closesOn: '' }).closesOn).toBeNull();
    for (const closesOn of ['2099-02-30', '0000-01-01', 'mañana', '2099-1-1', '12099-01-01']) {
      expect(problems(jobInputSchema, { ...job, closesOn })).toEqual({ closesOn: 'Valor inválido.' });
    }
    expect(problems(jobInputSchema, { ...published, closesOn: '2020-01-01' })).toEqual({
      closesOn: 'El último día para aplicar ya pasó. Elige otro.',
    });
    expect(problems(jobInputSchema, { ...published, closesOn: closingDay() })).toEqual({});
    expect(problems(jobInputSchema, { ...job, closesOn: '2020-01-01' })).toEqual({});
  });

  test('is open until its last day is over in Hawaii, and so everywhere', () => {
    const closing = { closesOn: '2026-11-21' };
    // 19:33 in Chicago on the 21st; then the last minute of it in Honolulu, and the first of the next.
    expect(closingDay(new Date('2026-11-22T01:33Z'))).toBe('2026-11-21');
    expect(isOver(closing, new Date('2026-11-22T09:59Z'))).toBe(false);
    expect(isOver(closing, new Date('2026-11-22T10:00Z'))).toBe(true);
    expect(isOver({ closesOn: null })).toBe(false);
  });

  test('may be sent with employer and date, which are dropped', () => {
    const read = createJobBody.parse({
      data: { ...job, employer: 99, datePosted: '1999-01-01', publishedAt: null },
    });
    expect(read.data).not.toHaveProperty('employer');
    expect(read.data).not.toHaveProperty('datePosted');
  });

  test('refuses every other field', () => {
    expect(problems(jobInputSchema, { ...job, id: 3, dueño: 1 })).toEqual({
      '': 'Campos desconocidos: id, dueño.',
    });
  });

  test.each([...requiredJobFields])(
    'to be published asks for %s when it is missing, empty or null',
    (field) => {
      const expected = { [field]: 'Completa todos los campos requeridos.' };
      for (const value of [undefined, '', null]) {
        expect(problems(jobInputSchema, { ...published, [field]: value })).toEqual(expected);
        expect(missingJobFields({ ...job, [field]: value })).toEqual([field]);
      }
      expect(missingJobFields(job)).toEqual([]);
    },
  );

  test('to be kept as a draft asks for its title only, and keeps what is empty as null', () => {
    const bare = jobInputSchema.parse({ title: 'Cocinera' });
    const empty = Object.fromEntries(requiredJobFields.map((field) => [field, '']));
    expect(jobInputSchema.parse({ ...empty, title: 'Cocinera', status: 'Borrador' })).toEqual(bare);
    expect(bare).toMatchObject({ title: 'Cocinera', country: null, salary: null, status: 'Borrador' });
    expect(problems(jobInputSchema, {})).toEqual({ title: 'Completa todos los campos requeridos.' });
  });

  test('is judged for what it has, as a draft too', () => {
    const wrong = {
      title: 'Cocinera',
      zipCode: '12',
      modality: 'Lunar',
      country: 'México',
      province: 'Texas',
    };
    expect(problems(jobInputSchema, wrong)).toEqual({
      zipCode: 'Código postal inválido',
      modality: 'Opción inválida.',
      province: 'El estado o provincia no pertenece al país.',
    });
  });

  test.each([
    ['title', 'a'.repeat(121), 'Máximo 120 caracteres.'],
    ['description', 'a'.repeat(5001), 'Máximo 5000 caracteres.'],
    ['requirements', 'a'.repeat(5001), 'Máximo 5000 caracteres.'],
    ['benefits', 'a'.repeat(5001), 'Máximo 5000 caracteres.'],
    ['salary', '1'.repeat(81), 'Máximo 80 caracteres.'],
    ['phone', '713', 'Teléfono inválido'],
    ['contactEmail', 'no es', 'Correo electrónico inválido'],
    ['zipCode', '123', 'Código postal inválido'],
    ['modality', 'Lunar', 'Opción inválida.'],
    ['status', 'Cerrado', 'Opción inválida.'],
    ['highlight', 'sí', 'Valor inválido.'],
    ['affinities', 'Mujeres', 'Valor inválido.'],
    ['province', 'Jalisco', 'El estado o provincia no pertenece al país.'],
    ['subcategory', 'Abogacía', 'La subcategoría no pertenece a la categoría.'],
  ])('refuses a wrong %s', (field, value, message) => {
    expect(problems(jobInputSchema, { ...job, [field]: value })).toEqual({ [field]: message });
  });

  test('hears of everything at once', () => {
    const sent = {
      ...published,
      title: '',
      salary: '',
      province: 'Jalisco',
      subcategory: 'Abogacía',
      contactEmail: 'x',
    };
    expect(Object.keys(problems(jobInputSchema, sent)).sort()).toEqual([
      'contactEmail',
      'province',
      'salary',
      'subcategory',
      'title',
    ]);
  });
});

describe('an update of a job', () => {
  test('may be its status alone, and invents nothing else', () => {
    expect(jobUpdateSchema.parse({ status: 'Publicado' })).toEqual({ status: 'Publicado' });
    expect(jobUpdateSchema.parse({})).toEqual({});
  });

  test('may empty what a draft need not have, but not the title', () => {
    expect(jobUpdateSchema.parse({ country: '', benefits: ' ' })).toEqual({ country: null, benefits: null });
    expect(problems(jobUpdateSchema, { title: ' ' })).toEqual({
      title: 'Completa todos los campos requeridos.',
    });
  });

  test('is judged across fields when it holds both halves', () => {
    expect(problems(jobUpdateSchema, { country: 'México', province: 'Texas' })).toHaveProperty('province');
    expect(problems(jobUpdateSchema, { category: 'Legal', subcategory: 'Cocina' })).toHaveProperty(
      'subcategory',
    );
    expect(problems(jobUpdateSchema, { country: 'México' })).toEqual({});
  });

  test('of one half is judged by the service with the rest of the job', () => {
    expect(jobProblems({ ...job, country: 'México' })).toEqual([
      { field: 'province', message: 'El estado o provincia no pertenece al país.' },
    ]);
    expect(jobProblems({ ...job, category: 'Legal' })).toEqual([
      { field: 'subcategory', message: 'La subcategoría no pertenece a la categoría.' },
    ]);
    expect(jobProblems(job)).toEqual([]);
  });
});

describe('the answer about a job', () => {
  const answer = {
    ...jobInputSchema.parse(job),
    city: null,
    pay: null,
    datePosted: '2026-11-20',
    publishedAt: '2026-11-20T10:00:00.000Z',
  };

  test('carries its employer only when populated', () => {
    expect(jobAttributesSchema.parse(answer)).toEqual(answer);
    const employer = { data: { id: 4, attributes: { username: 'fonda', nombreEmpresa: 'La Fonda' } } };
    expect(jobAttributesSchema.parse({ ...answer, employer })).toEqual({ ...answer, employer });
  });

  test('has no gaps, unless it is a draft and its employer reads it', () => {
    const draft = {
      ...jobInputSchema.parse({ title: 'Cocinera' }),
      datePosted: null,
      publishedAt: null,
      city: null,
      pay: null,
    };
    expect(jobAttributesSchema.safeParse(draft).success).toBe(false);
    expect(ownJobAttributesSchema.parse(draft)).toEqual(draft);
  });

  test('drops what a projection let slip', () => {
    expect(jobAttributesSchema.parse({ ...answer, annual: 1 })).toEqual(answer);
  });
});
