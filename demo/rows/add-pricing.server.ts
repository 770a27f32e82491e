import type { Tx } from '#db/schema/schema.ts'
import {
  demoBankAccounts,
  demoPromotions,
  expressDelivery,
  standardDelivery,
  vatRates,
  worldZone,
} from '../pricing.ts'
import { insertedCount, isEmpty, withPositions } from './add-rows.server.ts'

/** Adds one zone with two methods. Returns the number of rows added. */
export async function addDelivery(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'delivery_zone'))) return 0
  const zone = await tx
    .insertInto('delivery_zone')
    .values({ name: worldZone.name, position: 1 })
    .onConflict(on => on.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another process that opens the shop at the same time got there first.
  if (!zone) return 0
  const countries = worldZone.countries.map(country => ({ country, zone_id: zone.id }))
  await tx.insertInto('delivery_zone_country').values(countries).execute()
  const methods = withPositions([standardDelivery, expressDelivery])
  for (const { price, ...method } of methods) {
    const { id } = await tx
      .insertInto('delivery_method')
      .values({ ...method, zone_id: zone.id, measure: 'price', free_from: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('delivery_rate').values({ method_id: id, from_measure: 0, price }).execute()
  }
  return 1 + countries.length + 2 * methods.length
}

export async function addBankAccounts(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'bank_account'))) return 0
  let added = 0
  for (const { countries, ...account } of withPositions(demoBankAccounts)) {
    const row = await tx
      .insertInto('bank_account')
      .values(account)
      .onConflict(on => on.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return added
    const rows = countries.map(country => ({ country, account_id: row.id }))
    if (rows.length > 0) await tx.insertInto('bank_account_country').values(rows).execute()
    added += 1 + rows.length
  }
  return added
}

export async function addTaxes(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'tax_rate'))) return 0
  const rows = Object.entries(vatRates).map(([country, rate]) => ({
    country,
    region: '',
    name: 'VAT',
    rate,
    taxes_delivery: 1 as const,
  }))
  return insertedCount(
    await tx
      .insertInto('tax_rate')
      .values(rows)
      .onConflict(on =>
        on.columns(['country', 'region', 'name']).where('tax_class_id', 'is', null).doNothing(),
      )
      .executeTakeFirstOrThrow(),
  )
}

export async function addPromotions(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'promotion'))) return 0
  return insertedCount(
    await tx
      .insertInto('promotion')
      .values(withPositions(demoPromotions))
      .onConflict(on => on.column('code').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
