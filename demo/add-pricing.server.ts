import type { Tx } from '../app/db/schema.ts'
import { added, isEmpty, withPositions } from './add-rows.server.ts'
import { everywhere, express, promotions, standard, vat } from './pricing.ts'

/** A zone for all countries, so that a merchant can sell at once. Returns how many rows it added. */
export async function addDelivery(tx: Tx, withExpress: boolean): Promise<number> {
  if (!(await isEmpty(tx, 'delivery_zone'))) return 0
  const zone = await tx
    .insertInto('delivery_zone')
    .values({ name: everywhere.name, position: 1 })
    .onConflict(on => on.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another process opens the shop at the same moment, and was first.
  if (!zone) return 0
  const countries = everywhere.countries.map(country => ({ country, zone_id: zone.id }))
  await tx.insertInto('delivery_zone_country').values(countries).execute()
  const ways = withExpress ? [standard, express] : [standard]
  for (const { price, ...way } of withPositions(ways)) {
    const method = await tx
      .insertInto('delivery_method')
      .values({ ...way, zone_id: zone.id, measure: 'price', free_from: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('delivery_rate').values({ method_id: method.id, from_measure: 0, price }).execute()
  }
  return 1 + countries.length + 2 * ways.length
}

export async function addTaxes(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'tax_rate'))) return 0
  const rows = Object.entries(vat).map(([country, rate]) => ({
    country,
    region: '',
    name: 'VAT',
    rate,
    taxes_delivery: 1 as const,
  }))
  return added(
    await tx
      .insertInto('tax_rate')
      .values(rows)
      .onConflict(on => on.columns(['country', 'region', 'name']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

export async function addPromotions(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'promotion'))) return 0
  return added(
    await tx
      .insertInto('promotion')
      .values(withPositions(promotions))
      .onConflict(on => on.column('code').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
