import { endDemo } from '../../app/commerce/content/demo-store.server.ts'
import { makeGiftCard } from '../../app/commerce/gift-cards/make-gift-card.server.ts'
import { type Cents, cents, formatMoney } from '../../app/commerce/money.ts'
import { doneByHand, refundsByHand } from '../../app/commerce/payments/refund-by-hand.server.ts'
import { wantRefund } from '../../app/commerce/payments/want-refund.server.ts'
import { countStock } from '../../app/commerce/stock/count-stock.server.ts'
import { ledgerDisagreements } from '../../app/commerce/stock/stock-ledger-store.server.ts'
import { newToken } from '../../app/commerce/visitors/visitor-token.server.ts'
import { readWholeNumber } from '../../app/commerce/whole-number.ts'
import { type Command, done, refused, who } from './command.ts'
import { withOrder } from './find-order.ts'

const sayAmount = 'Say how much, such as 50.00.'

/** "50", "50.5" and "50.00"; undefined for what is no amount. */
export function readAmount(typed: string | undefined): Cents | undefined {
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed ?? '')
  const amount = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0
  return amount > 0 ? cents(amount) : undefined
}

/** "+5", "5" and "-5"; 0 for what is no number of pieces. */
export function readPieces(typed = ''): number {
  const pieces = readWholeNumber(typed.replace(/^[+-]/, ''), 1_000_000) ?? 0
  return typed.startsWith('-') ? -pieces : pieces
}

/** Money and stock. */
export const shopCommands: Record<string, Command> = {
  refund: {
    usage: 'refund NUMBER --amount 12.50 [--words "why"]',
    about: 'gives back a part of what was paid',
    run: asked =>
      withOrder(asked, async order => {
        const { db, options, now } = asked
        const amount = readAmount(options.amount)
        if (amount === undefined) return refused(sayAmount)
        const reason = options.words ?? 'by the merchant'
        const wanted = { amount, reason, key: `by-hand-${newToken()}`, now }
        const isWanted = await db.transaction().execute(tx => wantRefund(tx, order.id, wanted))
        if (!isWanted) return refused(`Of order ${order.number} less than that can be given back.`)
        return done(`${formatMoney(amount)} of order ${order.number} go back.`)
      }),
  },
  refunds: {
    usage: 'refunds',
    about: 'money that you have to send yourself',
    async run({ db }) {
      const refunds = await refundsByHand(db)
      if (refunds.length === 0) return done('No money waits to be sent.')
      return done(
        ...refunds.map(({ id, orderNumber, amount, reason, lastError }) =>
          [id, `order ${orderNumber}`, formatMoney(amount), reason, lastError ?? ''].join('  ').trimEnd(),
        ),
      )
    },
  },
  sent: {
    usage: 'sent REFUND',
    about: 'you have sent this money',
    async run({ db, subject, now }) {
      const isDone = /^\d{1,9}$/.test(subject) && (await doneByHand(db, Number(subject), now))
      return isDone ? done('Noted; the shopper gets a letter.') : refused('No such money waits to be sent.')
    },
  },
  stock: {
    usage: 'stock SKU +5',
    about: 'so many more are there, or with -5 fewer',
    async run({ db, subject, options, now }) {
      const counted = await countStock(db, subject, readPieces(options.amount), { who, now })
      if (counted.ok) return done(`There are ${counted.available} of ${subject} now.`)
      const why = {
        'unknown-sku': `Nothing is sold as ${subject}.`,
        'none-counted': 'Say how many more or fewer: stock SKU +5.',
        'below-zero': `There are not so many of ${subject}.`,
      }
      return refused(why[counted.because])
    },
  },
  'gift-card': {
    usage: 'gift-card 50.00',
    about: 'makes a gift card; its code is shown this once',
    async run({ db, subject, now }) {
      const amount = readAmount(subject)
      if (amount === undefined) return refused(sayAmount)
      const card = { amount, expiresAt: null }
      const { code } = await db.transaction().execute(tx => makeGiftCard(tx, card, now))
      return done(`A gift card with ${formatMoney(amount)}: ${code}`)
    },
  },
  check: {
    usage: 'check',
    about: 'whether stock and its ledger agree',
    async run({ db }) {
      const wrong = await ledgerDisagreements(db)
      if (wrong.length === 0) return done('Stock and ledger agree.')
      return refused(
        ...wrong.map(({ sku, expected, found }) => `${sku}: ${expected} by the ledger, ${found} found`),
      )
    },
  },
  'end-demo': {
    usage: 'end-demo',
    about: 'makes the demo shop a real one: no bar above its pages, no test payments',
    async run({ db }) {
      await endDemo(db)
      return done(
        'This is no demo shop any more. Restart it, so that it takes no test payments.',
        'The settings bank_account, phone, email and address are still examples: put in your own.',
      )
    },
  },
}
