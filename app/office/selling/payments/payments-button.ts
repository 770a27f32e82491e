import { askPaymentProvider } from '#commerce/running/setup/try-setup.server.ts'
import { paymentStateMessages as texts } from '#messages/office/payment-state.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/selling/payments' })

const buttons = routesOf({
  // It says whether it accepts the shop's keys.
  ask: button({
    may: 'settings.payments',
    press: async ({ db, shop }) => texts.answers[(await askPaymentProvider(db, shop.providers)) ?? 'none'],
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
