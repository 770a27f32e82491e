import { formatMoney } from '../../app/commerce/money.ts'
import { cancelOrder } from '../../app/commerce/orders/cancel-order.server.ts'
import { type Order, orderStates } from '../../app/commerce/orders/order.ts'
import { type ParcelRefusal, readParcel } from '../../app/commerce/orders/parcels/parcel.ts'
import {
  deliverOrder,
  type MovedOn,
  packOrder,
  shipOrder,
} from '../../app/commerce/orders/parcels/ship-order.server.ts'
import { takeTransfer } from '../../app/commerce/payments/take-transfer.server.ts'
import { type Answer, type Asked, type Command, done, refused, who } from './command.ts'
import { withOrder } from './find-order.ts'
import { listedOrders } from './listed-orders.ts'
import { orderInWords } from './order-in-words.ts'

const parcelInWords: Record<ParcelRefusal, string> = {
  'no-carrier': 'Say who carries it: --carrier UPS.',
  'no-tracking-number': 'Say the number of the parcel: --tracking 1Z999.',
  'bad-address': 'The page of the parcel must be an address like https://parcels.example/1.',
}

const step =
  (what: string, move: (asked: Asked, order: Order) => Promise<MovedOn>) =>
  (asked: Asked): Promise<Answer> =>
    withOrder(asked, async order => {
      const moved = await move(asked, order)
      return moved.ok
        ? done(`Order ${order.number} is ${what}.`)
        : refused(`Order ${order.number} is ${order.state}, and cannot be ${what} now.`)
    })

/** The items of a canceled order may be sold already: money that comes too late never pays for it. */
function notPayable({ number, state }: Order): string {
  return state === 'cancelled'
    ? `Order ${number} was canceled and its items are back in stock. Send the money back.`
    : `Order ${number} is ${state}, and waits for no money.`
}

/** What the merchant does with an order from its placing to its arrival. */
export const orderCommands: Record<string, Command> = {
  list: {
    usage: 'list [--state paid]',
    about: 'the latest orders',
    async run({ db, options: { state } }) {
      const known = orderStates.find(one => one === state)
      if (state !== undefined && !known) return refused(`States are ${orderStates.join(', ')}.`)
      const lines = await listedOrders(db, known)
      return done(...(lines.length > 0 ? lines : ['There are no such orders.']))
    },
  },
  show: {
    usage: 'show NUMBER',
    about: 'everything about an order',
    run: asked => withOrder(asked, async order => done(...orderInWords(order))),
  },
  paid: {
    usage: 'paid NUMBER',
    about: 'its money is on your account',
    run: asked =>
      withOrder(asked, async order => {
        const taken = await takeTransfer(asked.db, order.id, asked.now)
        return taken.ok
          ? done(`Order ${order.number} is paid: ${formatMoney(order.due)}.`)
          : refused(notPayable(order))
      }),
  },
  pack: {
    usage: 'pack NUMBER',
    about: 'it is packed',
    run: step('packed', ({ db, now }, order) => packOrder(db, order, { who, now })),
  },
  ship: {
    usage: 'ship NUMBER --carrier UPS --tracking 1Z999 [--url https://…]',
    about: 'a carrier has it; the shopper gets a letter',
    async run(asked) {
      const read = readParcel(asked.options)
      if (!read.ok) return refused(parcelInWords[read.because])
      const ship = step('shipped', ({ db, now }, order) => shipOrder(db, order, read.parcel, { who, now }))
      return ship(asked)
    },
  },
  deliver: {
    usage: 'deliver NUMBER',
    about: 'it has arrived; the days for returns begin',
    run: step('delivered', ({ db, now }, order) => deliverOrder(db, order, { who, now })),
  },
  cancel: {
    usage: 'cancel NUMBER',
    about: 'nothing is sent, what was paid is paid back',
    run: asked =>
      withOrder(asked, async order => {
        const cancelled = await cancelOrder(asked.db, order.id, { who, now: asked.now })
        return cancelled.ok
          ? done(`Order ${order.number} is cancelled.`)
          : refused(`Order ${order.number} is ${order.state}, and cannot be cancelled any more.`)
      }),
  },
}
