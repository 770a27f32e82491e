import type { Db, Tx } from '#db/schema/schema.ts'
import { type Question, question } from '#db/statements/ask.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { prepared } from '#db/statements/prepared.ts'
import { settingDefinitions } from '../../running/settings/setting-definitions.ts'
import { parseSetting } from '../../running/settings/settings.ts'
import type { DeliveryMethod } from '../delivery/delivery-offers.ts'
import { selectMethodRates, toMethods } from '../delivery/delivery-store.server.ts'
import type { ClassTaxRate } from '../taxes/tax-rate.ts'
import { selectTaxRates, type TaxPlace, toClassTaxRates } from '../taxes/tax-store.server.ts'

/** Settings, taxes and delivery methods for a place. */
export interface PriceRules {
  currency: string
  taxIncluded: boolean
  taxRates: ClassTaxRate[]
  methods: DeliveryMethod[]
}

/** The rules, in one query. An order never uses remembered ones. */
export function priceRulesQuestion(db: Db | Tx, { country, region }: TaxPlace): Question<PriceRules> {
  return question(selectRules.with(db, { country, region }), ([row]) => {
    const settings = new Map(parseJsonRows(row!.settings).map(({ name, value }) => [name, value]))
    const setting = <Key extends 'currency' | 'pricesIncludeTax'>(key: Key) =>
      parseSetting(key, settings.get(settingDefinitions[key].name))
    return {
      currency: setting('currency'),
      taxIncluded: setting('pricesIncludeTax'),
      taxRates: toClassTaxRates(parseJsonRows(row!.taxes)),
      methods: toMethods(parseJsonRows(row!.rates)),
    }
  })
}

const selectRules = prepared((db, place: TaxPlace) =>
  db.selectNoFrom(eb => {
    const settings = eb
      .selectFrom('setting')
      .select(['name', 'value'])
      .where('name', 'in', [settingDefinitions.currency.name, settingDefinitions.pricesIncludeTax.name])
    return [
      jsonRows(db, settings).as('settings'),
      jsonRows(db, selectTaxRates(eb, place)).as('taxes'),
      jsonRows(db, selectMethodRates(eb, place.country)).as('rates'),
    ]
  }),
)
