import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import type { ClassTaxRate } from './tax-rate.ts'

export interface LocalTaxes {
  /** Whether the shop's prices hold the tax already: the setting `prices_include_tax`. */
  included: boolean
  /** Those of the country and those of the region; within a class, they add up. */
  rates: ClassTaxRate[]
}

/** The taxes of a place. */
export async function readTaxes(db: Db | Tx, country: string, region: string): Promise<LocalTaxes> {
  const rows = await taxRows(db, { country, region })
  return { included: await loadSetting(db, 'pricesIncludeTax'), rates: toClassTaxRates(rows) }
}

export interface TaxPlace {
  country: string
  region: string
}

export function toClassTaxRates(rows: Awaited<ReturnType<typeof taxRows>>): ClassTaxRate[] {
  return rows.map(({ name, rate, taxes_delivery, tax_class_id }) => ({
    ...{ name, rate, taxesDelivery: taxes_delivery === 1, taxClassId: tax_class_id },
  }))
}

const taxRows = prepared((db, place: TaxPlace) => selectTaxRates(db, place))

export function selectTaxRates(db: Pick<Db, 'selectFrom'>, { country, region }: TaxPlace) {
  return db
    .selectFrom('tax_rate')
    .select(['name', 'rate', 'taxes_delivery', 'tax_class_id'])
    .where('country', '=', country)
    .where('region', 'in', ['', region])
    .where('removed_at', 'is', null)
    .orderBy('region')
    .orderBy('name')
}

/** In the order of their names. */
export async function readTaxClasses(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('tax_class')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** How many standard rates a country has, those of its regions included. */
export async function countStandardTaxRates(db: Db, country: string): Promise<number> {
  const { rates } = await db
    .selectFrom('tax_rate')
    .select(({ fn }) => fn.countAll<number>().as('rates'))
    .where('country', '=', country)
    .where('tax_class_id', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(rates)
}

/** The countries with a tax that only some regions have. */
export async function readCountriesWithRegionalTaxes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tax_rate')
    .select('country')
    .distinct()
    .where('region', '<>', '')
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ country }) => country)
}
