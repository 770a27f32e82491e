import { data } from 'react-router'
import { abandonCount } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import { findCount } from '#commerce/catalog/stock/counts/stock-count-store.server.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/stock/counts/:count' })

const buttons = routesOf({
  // Corrects nothing. Undo opens it again.
  abandon: button({
    may: 'stock.edit',
    press: async ({ db, params, by }) => {
      const id = readPathId(params.count!)
      if (!(await findCount(db, id))) throw data(null, { status: 404 })
      const abandoned = await abandonCount(db, id, by)
      return abandoned.ok ? { text: texts.abandoned, changeSet: abandoned.changeSet } : texts.notOpen
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
