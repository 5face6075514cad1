import { iconDataSchema, type IconData, type SectionDescriptor } from '@puente/composition';

/**
 * Drawing data of every lucide icon a descriptor names, so that the shell can draw icons it was not built with.
 * @throws {Error} that names an icon which lucide does not have
 */
export async function iconsOf({
  navigation,
  accountMenu,
}: SectionDescriptor): Promise<Record<string, IconData>> {
  const names = new Set([...navigation, ...accountMenu].map(({ icon }) => icon));
  return Object.fromEntries(
    await Promise.all([...names].map(async (name) => [name, await draw(name)] as const)),
  );
}

async function draw(name: string): Promise<IconData> {
  const icon: unknown = await import(`lucide-react/icons/${name}`).catch(() => undefined);
  if (!icon) throw new Error(`lucide has no icon «${name}»`);
  const shapes = iconDataSchema.parse((icon as { __iconData: { node: unknown } }).__iconData.node);
  // `key` is for React's lists, not a shape's attribute.
  return shapes.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
}
