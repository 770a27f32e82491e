import { data } from 'react-router'
import { settleWithdrawal } from '#commerce/after-sale/cases/settle-withdrawal.server.ts'
import { caseMessages } from '#messages/office/cases.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

const path = '/office/cases'

const { button, routesOf } = buttonsOf({ path, leadsTo: () => ({ to: path, label: caseMessages.title }) })

const buttons = routesOf({
  'withdrawals/:number/settle': button({
    may: 'orders.edit',
    press: async ({ db, params, by }) => {
      const settled = await settleWithdrawal(db, params.number!, by)
      if (!settled.ok) throw data(null, { status: 404 })
      const { changeSet } = settled
      const { done, before } = caseMessages.withdrawal
      return { text: (changeSet === null ? before : done)(params.number!), changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
