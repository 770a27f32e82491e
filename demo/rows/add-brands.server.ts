import type { Tx } from '#db/schema/schema.ts'
import { brandMakers, companies, type productMakers } from '../catalog/companies.ts'
import { brands } from '../catalog/taxonomy.ts'
import { insertedCount, withPositions } from './add-rows.server.ts'

/** Adds missing brands and the companies that make their products. */
export async function addBrands(tx: Tx): Promise<number> {
  const added = await tx
    .insertInto('company')
    .values([...companies])
    .onConflict(on => on.column('name').doNothing())
    .executeTakeFirstOrThrow()
  const makersOf = await readMakers(tx)
  const rows = withPositions(brands).map(brand => ({ ...brand, ...makersOf(brandMakers[brand.slug]) }))
  const result = await tx
    .insertInto('brand')
    .values(rows)
    .onConflict(on => on.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return insertedCount(added) + insertedCount(result)
}

/** The columns of a brand or product. */
export async function readMakers(tx: Tx) {
  const rows = await tx.selectFrom('company').select(['id', 'name']).execute()
  const ids = new Map<string, number>(rows.map(({ id, name }) => [name, id]))
  const idOf = (name: string | undefined) => ids.get(name ?? '') ?? null
  return ({ manufacturer, responsible, safety = '' }: (typeof productMakers)[string] = {}) => ({
    manufacturer_id: idOf(manufacturer),
    responsible_id: idOf(responsible),
    safety,
  })
}
