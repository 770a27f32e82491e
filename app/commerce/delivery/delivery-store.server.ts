import { prepared } from '../../db/connection/prepared.ts'
import type { Db, Tx } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import type { DeliveryMethod } from './delivery-offers.ts'

/** The delivery methods for a country, in one query; none if the shop doesn't deliver there. */
export async function readDeliveryMethods(db: Db | Tx, country: string): Promise<DeliveryMethod[]> {
  const rows = await methodRows(db, { country })
  const methods = new Map<number, DeliveryMethod & { rates: DeliveryMethod['rates'][number][] }>()
  for (const row of rows) {
    const existing = methods.get(row.id) ?? {
      id: row.id,
      name: row.name,
      duration: row.duration,
      measure: row.measure,
      freeFrom: row.free_from === null ? null : toAmount(row.free_from),
      position: row.position,
      rates: [],
    }
    existing.rates.push({ from: row.from_measure, price: toAmount(row.price) })
    methods.set(row.id, existing)
  }
  return [...methods.values()]
}

const methodRows = prepared((db, { country }: { country: string }) =>
  db
    .selectFrom('delivery_zone_country')
    .innerJoin('delivery_zone', 'delivery_zone.id', 'delivery_zone_country.zone_id')
    .innerJoin('delivery_method', 'delivery_method.zone_id', 'delivery_zone.id')
    .innerJoin('delivery_rate', 'delivery_rate.method_id', 'delivery_method.id')
    .select(['delivery_method.id', 'delivery_method.name', 'duration', 'measure', 'free_from'])
    .select(['delivery_method.position', 'from_measure', 'price'])
    .where('country', '=', country)
    .where('delivery_zone.removed_at', 'is', null)
    .where('delivery_method.removed_at', 'is', null),
)

/** The countries the shop delivers to, as sorted ISO 3166-1 alpha-2 codes. */
export async function readDeliveryCountries(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_zone_country')
    .select('country')
    .where('zone_id', 'in', eb =>
      eb
        .selectFrom('delivery_method')
        .innerJoin('delivery_zone', 'delivery_zone.id', 'delivery_method.zone_id')
        .select('zone_id')
        .where('delivery_zone.removed_at', 'is', null)
        .where('delivery_method.removed_at', 'is', null),
    )
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country)
}
