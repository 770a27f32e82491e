import { markManualRefundSent, readManualRefunds } from '#commerce/payments/refunds/manual-refunds.server.ts'
import { requestRefund } from '#commerce/payments/refunds/request-refund.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { formatMoney } from '#messages/format.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { failed, type ShopCommand, succeeded } from './command.ts'
import { withOrder } from './with-order.ts'

const { summaries, refundReasons } = commandMessages

export const refundOrder: ShopCommand = {
  usage: 'refund NUMBER --amount 12.50 [--reason "why"]',
  options: ['amount', 'reason'],
  summary: summaries.refund,
  run: input =>
    withOrder(input, async order => {
      const { db, options, now } = input
      const { currency } = order
      const amount = parseAmount(options.amount ?? '', currency)
      if (!amount) return failed(commandMessages.enterAmount)
      const purpose = { cause: 'goodwill', note: options.reason ?? '' } as const
      const request = { amount, purpose, key: `by-hand-${newToken()}`, actor, now }
      return (await db.transaction().execute(tx => requestRefund(tx, order.id, request)))
        ? succeeded(commandMessages.refundRequested({ ...order, amount: formatMoney(amount, currency) }))
        : failed(commandMessages.refundTooLarge(order))
    }),
}

/** Refunds that the merchant sends. */
export const refundCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: summaries.refunds,
    async run({ db }) {
      const refunds = await readManualRefunds(db)
      if (refunds.length === 0) return succeeded(commandMessages.noRefunds)
      return succeeded(
        ...refunds.map(({ id, orderNumber, amount, currency, lastError, ...purpose }) =>
          [
            id,
            commandMessages.orderNumber({ number: orderNumber }),
            formatMoney(amount, currency),
            refundReasons[purpose.cause](purpose),
            lastError ?? '',
          ]
            .join('  ')
            .trimEnd(),
        ),
      )
    },
  },
  sent: {
    usage: 'sent REFUND',
    summary: summaries.sent,
    async run({ db, words: [subject = ''], now }) {
      const isDone =
        /^\d{1,9}$/.test(subject) && (await markManualRefundSent(db, Number(subject), { actor, now }))
      return isDone ? succeeded(commandMessages.refundSent) : failed(commandMessages.unknownRefund)
    },
  },
}
