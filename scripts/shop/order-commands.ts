import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import { parseShipment } from '#commerce/orders/fulfillment/shipment.ts'
import { type Order, type OrderState, orderStates } from '#commerce/orders/order.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatMoney } from '#messages/format.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import {
  type CommandInput,
  type CommandResult,
  failed,
  isoMinute,
  type ShopCommand,
  succeeded,
} from './command.ts'
import { describeOrder } from './describe-order.ts'
import { refundOrder } from './refund-commands.ts'
import { withOrder } from './with-order.ts'

/** More than fits on a screen. */
const maxOrders = 50

/** One line for each of the latest orders. */
async function listOrders(db: Db, state: OrderState | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['number', 'state', 'placed_at', 'currency', 'total', 'payment', 'email'])
    .$if(state !== undefined, query => query.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(maxOrders)
    .execute()
  return rows.map(row =>
    [
      row.number,
      isoMinute(row.placed_at),
      row.state.padEnd(9),
      formatMoney(toAmount(row.total), row.currency).padStart(10),
      row.payment,
      row.email,
    ].join('  '),
  )
}

const { summaries } = commandMessages

const fulfillmentStep =
  (to: OrderState, advance: (input: CommandInput, order: Order) => Promise<{ ok: boolean }>) =>
  (input: CommandInput): Promise<CommandResult> =>
    withOrder(input, async order => {
      const advanced = await advance(input, order)
      return advanced.ok
        ? succeeded(commandMessages.orderIs({ ...order, state: to }))
        : failed(commandMessages.orderCannotBe({ ...order, requested: to }))
    })

/** The items of a canceled order may be sold by now, so a late transfer never pays for it. */
function notPayableText(order: Order): string {
  return order.state === 'canceled'
    ? commandMessages.paidAfterCancellation(order)
    : commandMessages.nothingDue(order)
}

/** From placement to delivery, and refunds. */
export const orderCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list [--state paid]',
    options: ['state'],
    summary: summaries.list,
    async run({ db, options: { state } }) {
      const known = orderStates.find(one => one === state)
      if (state !== undefined && !known)
        return failed(commandMessages.states({ states: orderStates.join(', ') }))
      const lines = await listOrders(db, known)
      return succeeded(...(lines.length > 0 ? lines : [commandMessages.noOrders]))
    },
  },
  show: {
    usage: 'show NUMBER',
    summary: summaries.show,
    run: input => withOrder(input, async order => succeeded(...describeOrder(order))),
  },
  paid: {
    usage: 'paid NUMBER',
    summary: summaries.paid,
    run: input =>
      withOrder(input, async order => {
        const recorded = await recordTransfer(input.db, order.id, { actor, now: input.now })
        return recorded.ok
          ? succeeded(commandMessages.orderPaid({ ...order, amount: formatMoney(order.due, order.currency) }))
          : failed(notPayableText(order))
      }),
  },
  pack: {
    usage: 'pack NUMBER',
    summary: summaries.pack,
    run: fulfillmentStep('packed', ({ db, now }, order) => packOrder(db, order, { actor, now })),
  },
  ship: {
    usage: 'ship NUMBER --carrier UPS --tracking 1Z999 [--url https://…]',
    options: ['carrier', 'tracking', 'url'],
    summary: summaries.ship,
    async run(input) {
      const parsed = parseShipment(input.options)
      if (!parsed.ok) return failed(commandMessages.shipmentRefusals[parsed.reason])
      const ship = fulfillmentStep('shipped', ({ db, now }, order) =>
        shipOrder(db, order, parsed.shipment, { actor, now }),
      )
      return ship(input)
    },
  },
  deliver: {
    usage: 'deliver NUMBER',
    summary: summaries.deliver,
    run: fulfillmentStep('delivered', ({ db, now }, order) => deliverOrder(db, order, { actor, now })),
  },
  cancel: {
    usage: 'cancel NUMBER',
    summary: summaries.cancel,
    run: input =>
      withOrder(input, async order => {
        const canceled = await cancelOrder(input.db, order.id, { actor, now: input.now })
        return canceled.ok
          ? succeeded(commandMessages.orderIs({ ...order, state: 'canceled' }))
          : failed(commandMessages.orderCannotBe({ ...order, requested: 'canceled' }))
      }),
  },
  refund: refundOrder,
}
