import { dismissSearch } from '#commerce/catalog/search-misses/answer-search.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { buttonsOf } from '../notices/buttons.server.ts'
import { searchesPath } from './searches-address.ts'

const { button, routesOf } = buttonsOf({ path: searchesPath })

const buttons = routesOf({
  // From the list.
  dismiss: button({
    may: 'products.edit',
    fields: { query: textField({ max: 100 }) },
    press: async ({ db, values: { query }, origin }) => {
      const dismissed = await dismissSearch(db, origin, query)
      const changeSet = dismissed.ok ? dismissed.changeSet : null
      return { text: changeSet === null ? texts.gone : texts.dismissed(query), changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
