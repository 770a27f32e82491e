import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { TaxRate } from './reckon-tax.ts'

export interface PlaceTaxes {
  /** Whether the shop's prices hold the tax already: the setting `prices_include_tax`. */
  included: boolean
  /** Those of the country and those of the region; they add up. */
  rates: TaxRate[]
}

/** What is taxed at a place, in one query. */
export async function readTaxes(db: Db | Tx, country: string, region: string): Promise<PlaceTaxes> {
  const rows = await taxesOf(db, { country, region })
  return {
    // Where nothing is set, a price is what is paid.
    included: rows[0]?.included !== 'no',
    rates: rows.flatMap(({ name, rate, taxes_delivery }) =>
      name === null || rate === null ? [] : [{ name, rate, taxesDelivery: taxes_delivery === 1 }],
    ),
  }
}

// The setting is asked for with the rates, and must come where a place has none, too.
const taxesOf = prepared((db, { country, region }: { country: string; region: string }) =>
  db
    .selectFrom(db.selectNoFrom(eb => eb.lit(1).as('one')).as('here'))
    .leftJoin('setting', join => join.on('setting.name', '=', 'prices_include_tax'))
    .leftJoin('tax_rate', join =>
      join.on('tax_rate.country', '=', country).on('tax_rate.region', 'in', ['', region]),
    )
    .select(['setting.value as included', 'tax_rate.name', 'rate', 'taxes_delivery'])
    .orderBy('tax_rate.region')
    .orderBy('tax_rate.name'),
)
