export const sortOrders = ['relevancia', 'fecha', 'distancia', 'salario', 'titulo'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Around a place: miles in the United States, kilometres elsewhere. */
export const radii = [10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];

/** The least pay one would take, in US dollars a year. */
export const payLevels = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000] as const;
export type PayLevel = (typeof payLevels)[number];

/** How long ago a job was published at the most. */
export const recencies = ['24h', '3d', '7d'] as const;
export type Recency = (typeof recencies)[number];
