/** The 33 categories in their given order (docs/product.md#jobs); these Spanish names are the stored values. */
export const jobCategories = [
  {
    name: 'Administración y oficina',
    subcategories: [
      'Asistente administrativo',
      'Recepción',
      'Captura de datos',
      'Atención al cliente',
      'Gerencia de oficina',
    ],
  },
  {
    name: 'Agricultura y pesca',
    subcategories: [
      'Cosecha y campo',
      'Ganadería',
      'Pesca y acuicultura',
      'Viveros y jardinería',
      'Operación de maquinaria agrícola',
    ],
  },
  {
    name: 'Arte, diseño y contenido',
    subcategories: [
      'Diseño gráfico',
      'Fotografía y video',
      'Redacción de contenido',
      'Diseño de interiores',
      'Artesanía',
    ],
  },
  {
    name: 'Ciencia y salud',
    subcategories: [
      'Enfermería',
      'Cuidado en el hogar',
      'Asistencia médica',
      'Odontología',
      'Laboratorio',
      'Farmacia',
    ],
  },
  {
    name: 'Construcción',
    subcategories: [
      'Albañilería',
      'Carpintería',
      'Electricidad',
      'Plomería',
      'Pintura y acabados',
      'Techos y tejados',
    ],
  },
  {
    name: 'Educación',
    subcategories: [
      'Educación inicial y guardería',
      'Educación primaria y secundaria',
      'Educación superior',
      'Tutorías',
      'Apoyo en el aula',
    ],
  },
  {
    name: 'Energía',
    subcategories: ['Energía solar', 'Energía eólica', 'Petróleo y gas', 'Redes eléctricas'],
  },
  {
    name: 'Entretenimiento y medios',
    subcategories: [
      'Eventos y espectáculos',
      'Producción audiovisual',
      'Radio y podcast',
      'Periodismo',
      'Música',
    ],
  },
  {
    name: 'Finanzas',
    subcategories: ['Contabilidad', 'Auditoría', 'Banca', 'Nómina', 'Análisis financiero'],
  },
  {
    name: 'Gobierno',
    subcategories: ['Atención ciudadana', 'Gestión municipal', 'Servicio postal', 'Políticas públicas'],
  },
  {
    name: 'Hospitalidad y turismo',
    subcategories: [
      'Cocina',
      'Meseros y bar',
      'Limpieza y habitaciones',
      'Recepción de hotel',
      'Guías y agencias de viaje',
      'Lavaplatos y ayudantes',
    ],
  },
  {
    name: 'Ingeniería',
    subcategories: [
      'Ingeniería civil',
      'Ingeniería mecánica',
      'Ingeniería eléctrica',
      'Ingeniería industrial',
      'Ingeniería ambiental',
    ],
  },
  {
    name: 'Legal',
    subcategories: ['Abogacía', 'Asistencia legal', 'Notaría y registros', 'Cumplimiento normativo'],
  },
  {
    name: 'Logística',
    subcategories: [
      'Almacén e inventario',
      'Montacargas',
      'Empaque y surtido',
      'Cadena de suministro',
      'Comercio exterior y aduanas',
    ],
  },
  {
    name: 'Manufactura',
    subcategories: [
      'Línea de producción',
      'Soldadura',
      'Costura y confección',
      'Control de calidad',
      'Procesamiento de alimentos',
      'Mantenimiento industrial',
    ],
  },
  {
    name: 'Marketing',
    subcategories: [
      'Redes sociales',
      'Marketing digital',
      'Publicidad',
      'Relaciones públicas',
      'Investigación de mercados',
    ],
  },
  {
    name: 'Recursos humanos',
    subcategories: ['Reclutamiento', 'Capacitación', 'Compensaciones y beneficios', 'Relaciones laborales'],
  },
  {
    name: 'Relaciones internacionales',
    subcategories: ['Cooperación internacional', 'Servicio consular', 'Organismos internacionales'],
  },
  {
    name: 'Seguridad',
    subcategories: ['Vigilancia', 'Seguridad privada', 'Seguridad e higiene laboral', 'Monitoreo de cámaras'],
  },
  {
    name: 'Servicios sociales',
    subcategories: [
      'Trabajo social',
      'Cuidado de personas mayores',
      'Cuidado infantil',
      'Consejería comunitaria',
      'Organizaciones sin fines de lucro',
    ],
  },
  {
    name: 'Tecnología de la información',
    subcategories: [
      'Desarrollo de software',
      'Soporte técnico',
      'Análisis de datos',
      'Ciberseguridad',
      'Redes y servidores',
    ],
  },
  {
    name: 'Telecomunicaciones',
    subcategories: ['Instalación de redes', 'Fibra óptica', 'Telefonía móvil', 'Centro de llamadas'],
  },
  {
    name: 'Transporte',
    subcategories: [
      'Conducción de camiones',
      'Reparto a domicilio',
      'Transporte de pasajeros',
      'Mudanzas',
      'Despacho y rutas',
    ],
  },
  {
    name: 'Ventas',
    subcategories: [
      'Ventas en tienda',
      'Cajeros',
      'Ventas por teléfono',
      'Ventas a empresas',
      'Gerencia de tienda',
    ],
  },
  {
    name: 'Consultoría',
    subcategories: ['Consultoría de negocios', 'Consultoría de proyectos', 'Consultoría de procesos'],
  },
  {
    name: 'Investigación y desarrollo',
    subcategories: [
      'Investigación científica',
      'Desarrollo de productos',
      'Investigación social',
      'Innovación',
    ],
  },
  {
    name: 'Servicios migratorios',
    subcategories: [
      'Asistencia en trámites migratorios',
      'Representación acreditada',
      'Orientación a recién llegados',
      'Reasentamiento de refugiados',
    ],
  },
  {
    name: 'Servicios financieros personales',
    subcategories: ['Preparación de impuestos', 'Seguros', 'Préstamos e hipotecas', 'Educación financiera'],
  },
  {
    name: 'Enseñanza de idiomas',
    subcategories: [
      'Inglés como segundo idioma',
      'Español para extranjeros',
      'Lenguas indígenas',
      'Clases en línea',
    ],
  },
  {
    name: 'Bienes raíces',
    subcategories: [
      'Agentes inmobiliarios',
      'Administración de propiedades',
      'Mantenimiento de edificios',
      'Avalúos',
    ],
  },
  {
    name: 'Servicios automotrices',
    subcategories: [
      'Mecánica automotriz',
      'Hojalatería y pintura',
      'Lavado y detallado',
      'Llantas y alineación',
      'Refacciones',
    ],
  },
  {
    name: 'Traducción e interpretación',
    subcategories: [
      'Traducción de documentos',
      'Interpretación médica',
      'Interpretación legal',
      'Interpretación comunitaria',
      'Subtitulaje',
    ],
  },
  {
    name: 'Remesas',
    subcategories: ['Envío de dinero', 'Atención en ventanilla', 'Cambio de divisas', 'Prevención de fraude'],
  },
] as const;

export type JobCategory = (typeof jobCategories)[number]['name'];
export type JobSubcategory = (typeof jobCategories)[number]['subcategories'][number];

export const jobCategoryNames: readonly JobCategory[] = jobCategories.map(({ name }) => name);
