interface AttributePlace {
  slug: string
  /** Ids; empty for all products. */
  categories: readonly number[]
}

interface CategoryParent {
  id: number
  slug: string
  parent_id: number | null
}

/** Those of all products, of categories with these slugs, or of categories above them, and those that the product has something for. */
export function attributesOfProduct<Attribute extends AttributePlace>(
  attributes: readonly Attribute[],
  tree: readonly CategoryParent[],
  { categories, has }: { categories: readonly string[]; has: (slug: string) => boolean },
): Attribute[] {
  const parentOf = new Map(tree.map(({ id, parent_id }) => [id, parent_id]))
  const within = new Set<number>()
  for (const category of tree.filter(({ slug }) => categories.includes(slug)))
    for (let id: number | null = category.id; id !== null && !within.has(id); id = parentOf.get(id) ?? null)
      within.add(id)
  return attributes.filter(
    ({ slug, categories }) => categories.length === 0 || categories.some(id => within.has(id)) || has(slug),
  )
}
