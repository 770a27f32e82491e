import { readCompanies } from '#commerce/catalog/companies/company-store.server.ts'
import { makerIds } from '#commerce/catalog/companies/makers.ts'
import { lacksResponsible } from '#commerce/catalog/companies/responsible-company.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { maxNames } from '../finding.ts'

/** More are only counted as this many. */
const maxCounted = 1000

/** Finds published products from outside the EU for which nobody in the EU is named. */
export const checkMakers: DoctorCheck = async ({ db }) => {
  const deliveryCountries = await readDeliveryCountries(db)
  const countries = new Map((await readCompanies(db)).map(({ id, country }) => [id, country]))
  const countryOf = (id: number | null) => (id === null ? undefined : countries.get(id))
  const outside = [...countries].flatMap(([id, manufacturer]) =>
    lacksResponsible({ manufacturer, responsible: undefined }, deliveryCountries) ? [id] : [],
  )
  const missing = (await readProductsMadeBy(db, outside)).filter(product => {
    const brand = { manufacturer_id: product.brands_manufacturer, responsible_id: product.brands_responsible }
    const ids = makerIds(product, brand)
    const makers = { manufacturer: countryOf(ids.manufacturer), responsible: countryOf(ids.responsible) }
    return lacksResponsible(makers, deliveryCountries)
  })
  const [first] = missing
  if (!first) return { findings: [], facts: { count: countries.size } }
  const names = missing.slice(0, maxNames).map(({ title }) => title)
  const count = Math.min(missing.length, maxCounted)
  return { findings: [{ code: 'responsible-missing', count, names, product: first.id }], facts: {} }
}

/** Published products that name one of these companies as their manufacturer, or whose brand does. */
async function readProductsMadeBy(db: Db, companies: readonly number[]) {
  if (companies.length === 0) return []
  return db
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'brand_id')
    .select(['product.id', 'title', 'product.manufacturer_id', 'product.responsible_id'])
    .select(['brand.manufacturer_id as brands_manufacturer', 'brand.responsible_id as brands_responsible'])
    .where('published_at', 'is not', null)
    .where('product.removed_at', 'is', null)
    .where(({ eb, fn }) =>
      eb(fn.coalesce('product.manufacturer_id', 'brand.manufacturer_id'), 'in', companies),
    )
    .orderBy('product.id')
    .execute()
}
