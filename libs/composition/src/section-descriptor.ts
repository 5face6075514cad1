import { z } from 'zod';
import { pathSchema, sectionRouteSchema } from './section-route.ts';
import { slotNames } from './slot-names.ts';

const iconName = z.string().regex(/^[a-z0-9-]+$/, 'a lucide icon name in kebab-case');
const order = z.number().int();

/** What a section says of itself, in its `section.json`. The shell builds routes, guard and menus from it. */
export const sectionDescriptorSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Range of `@puente/platform` versions the section works with; a caret range is all the browser understands. */
  platform: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a caret range such as ^1.0.0'),
  routes: z.array(sectionRouteSchema).min(1).readonly(),
  navigation: z
    .array(
      z.strictObject({
        place: z.enum(['icon-menu', 'bottom-menu', 'footer', 'header']),
        label: z.string().min(1),
        to: pathSchema,
        icon: iconName,
        order,
        /** No longer drawn. Accepted, so that the descriptions published with it can be rolled back to. */
        count: z.number().int().positive().optional(),
      }),
    )
    .readonly(),
  accountMenu: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'employer', 'any']),
        group: z.string().min(1),
        groupOrder: order,
        label: z.string().min(1),
        to: pathSchema,
        icon: iconName,
        order,
      }),
    )
    .readonly(),
  /** What it adds to other sections' pages, by the names that its door knows. */
  contributions: z
    .array(
      z.strictObject({
        slot: z.enum(slotNames),
        name: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'a name of two words or more, in kebab-case'),
        role: z.enum(['user', 'employer', 'any']),
        order,
      }),
    )
    .readonly()
    .optional(),
  /** Its labels, groups and titles in other languages, by the Spanish ones. */
  translations: z.strictObject({ en: z.record(z.string(), z.string().min(1)) }).optional(),
});

export type SectionDescriptor = z.infer<typeof sectionDescriptorSchema>;
