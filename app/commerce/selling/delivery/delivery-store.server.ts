import type { Db, Tx } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { prepared } from '#db/statements/prepared.ts'
import { toAmount } from '../../values/money.ts'
import { businessDays } from './arrival.ts'
import type { DeliveryMethod } from './delivery-offers.ts'

/** The delivery methods for a country, in one query; none if the shop doesn't deliver there. */
export async function readDeliveryMethods(db: Db | Tx, country: string): Promise<DeliveryMethod[]> {
  return toMethods(await methodRows(db, { country }))
}

/** The zone of a country with all of its methods, those without prices included; undefined if no zone has it. */
export async function findDeliveryZone(
  db: Db | Tx,
  country: string,
): Promise<{ name: string; methods: { id: number; name: string }[] } | undefined> {
  const rows = await db
    .selectFrom('delivery_zone')
    .innerJoin('delivery_zone_country', 'delivery_zone_country.zone_id', 'delivery_zone.id')
    .leftJoin('delivery_method', join =>
      join
        .onRef('delivery_method.zone_id', '=', 'delivery_zone.id')
        .on('delivery_method.removed_at', 'is', null),
    )
    .select(['delivery_zone.name as zone', 'delivery_method.id', 'delivery_method.name'])
    .where('country', '=', country)
    .where('delivery_zone.removed_at', 'is', null)
    .orderBy('delivery_method.position')
    .orderBy('delivery_method.id')
    .execute()
  if (!rows[0]) return undefined
  const methods = rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]))
  return { name: rows[0].zone, methods }
}

/** The delivery methods for each country that the shop delivers to, in one query. Countries of a zone share them. */
export async function readMethodsByCountry(db: Db): Promise<Map<string, DeliveryMethod[]>> {
  const row = await db
    .selectNoFrom(eb => {
      const countries = eb.selectFrom('delivery_zone_country').select(['country', 'zone_id'])
      return [
        jsonRows(db, rowsOfMethods(eb).select('delivery_zone.id as zoneId')).as('rates'),
        jsonRows(db, countries.orderBy('country')).as('countries'),
      ]
    })
    .executeTakeFirstOrThrow()
  const zones = Map.groupBy(parseJsonRows(row.rates), ({ zoneId }) => zoneId)
  const methods = new Map([...zones].map(([zone, rows]) => [zone, toMethods(rows)]))
  return new Map(
    parseJsonRows(row.countries).flatMap(({ country, zone_id }) => {
      const ofZone = methods.get(zone_id)
      return ofZone ? [[country, ofZone] as const] : []
    }),
  )
}

export function toMethods(rows: readonly MethodRow[]): DeliveryMethod[] {
  const methods = new Map<number, DeliveryMethod & { rates: DeliveryMethod['rates'][number][] }>()
  for (const row of rows) {
    const existing = methods.get(row.id) ?? {
      id: row.id,
      name: row.name,
      duration: row.duration,
      days: businessDays(row.min_days, row.max_days),
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

type MethodRow = Awaited<ReturnType<typeof methodRows>>[number]

const methodRows = prepared((db, { country }: { country: string }) => selectMethodRates(db, country))

/** A row for each rate of each method of a country. */
export function selectMethodRates(db: Pick<Db, 'selectFrom'>, country: string) {
  return rowsOfMethods(db)
    .innerJoin('delivery_zone_country', 'delivery_zone_country.zone_id', 'delivery_zone.id')
    .where('country', '=', country)
}

/** A row for each rate of each method. */
function rowsOfMethods(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('delivery_zone')
    .innerJoin('delivery_method', 'delivery_method.zone_id', 'delivery_zone.id')
    .innerJoin('delivery_rate', 'delivery_rate.method_id', 'delivery_method.id')
    .select(['delivery_method.id', 'delivery_method.name', 'duration', 'measure', 'free_from'])
    .select(['min_days', 'max_days'])
    .select(['delivery_method.position', 'from_measure', 'price'])
    .where('delivery_zone.removed_at', 'is', null)
    .where('delivery_method.removed_at', 'is', null)
}

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
