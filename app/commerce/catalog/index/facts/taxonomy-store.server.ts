import { swatchLook } from '#commerce/catalog/products/options/option-values.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { minorUnitsPer } from '#commerce/values/currency.ts'
import type { Db } from '#db/schema/schema.ts'
import { colorFamily } from '../../products/options/color-families.ts'
import { readIndexedAttributes } from './indexed-attributes-store.server.ts'
import { withEveryPrice } from './price-ranges.ts'
import type { Taxonomy, TaxonomyFacet } from './product-facts.ts'

export async function readTaxonomy(db: Db): Promise<Taxonomy> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'parent_id as parent'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const brands = await db
    .selectFrom('brand')
    .select(['id', 'slug', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ranges = await db.selectFrom('price_range').selectAll().orderBy('from_price').execute()
  const unit = minorUnitsPer(await loadSetting(db, 'currency'))
  const options = await readOptions(db)
  const attributes = await readIndexedAttributes(db, new Map(categories.map(({ id }, at) => [id, at])))
  return {
    language: await loadSetting(db, 'language'),
    ...{ categories, brands, priceRanges: withEveryPrice(ranges, unit), searched: attributes.searched },
    facets: [...options.facets, ...attributes.facets],
    paramSlugs: new Set([
      ...options.slugs,
      ...attributes.facets.map(({ slug }) => slug),
      ...(await formerSlugs(db)),
    ]),
  }
}

async function readOptions(db: Db): Promise<{ facets: TaxonomyFacet[]; slugs: string[] }> {
  const all = await db
    .selectFrom('option')
    .select(['id', 'slug', 'name', 'kind', 'product_id'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const values = await db
    .selectFrom('option_value')
    .select(['option_id', 'id', 'slug', 'name', 'hex', 'color_family', 'picture_hash'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byOption = Map.groupBy(values, ({ option_id }) => option_id)
  const facets = all
    .filter(({ product_id }) => product_id === null)
    .map(({ product_id: _, ...option }) => {
      const values = (byOption.get(option.id) ?? []).map(({ id, slug, name, color_family, ...look }) => ({
        ...{
          id,
          slug,
          name,
          family: color_family ?? (look.hex === null ? undefined : colorFamily(look.hex)),
        },
        ...swatchLook(look),
      }))
      return { ...option, values }
    })
  return { facets, slugs: all.map(({ slug }) => slug) }
}

async function formerSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('former_slug')
    .select('slug')
    .where('table_name', 'in', ['option', 'attribute'])
    .execute()
  return rows.map(({ slug }) => slug)
}
