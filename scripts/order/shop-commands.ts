import { commandLineActor } from '../../app/commerce/actor.ts'
import { change } from '../../app/commerce/changes/change.server.ts'
import { endDemo } from '../../app/commerce/content/end-demo.server.ts'
import { parseAmount } from '../../app/commerce/currency.ts'
import { recordGiftCardMoney } from '../../app/commerce/gift-cards/compensate-gift-card.server.ts'
import { issueGiftCard } from '../../app/commerce/gift-cards/issue-gift-card.server.ts'
import { loadSetting } from '../../app/commerce/settings/load-settings.server.ts'
import { adjustStock } from '../../app/commerce/stock/adjust-stock.server.ts'
import { findLedgerMismatches } from '../../app/commerce/stock/stock-ledger-store.server.ts'
import commandMessages from '../../app/messages/en/order-commands.ts'
import { formatMoney } from '../../app/messages/format.ts'
import { failed, type OrderCommand, succeeded } from './command.ts'
import { parseQuantityChange } from './parse-numbers.ts'

const { summaries } = commandMessages

/** Stock, gift cards and the demo. */
export const shopCommands: Record<string, OrderCommand> = {
  stock: {
    usage: 'stock SKU +5',
    summary: summaries.stock,
    async run({ db, subject: sku, options, now }) {
      const change = parseQuantityChange(options.amount)
      const adjusted = await adjustStock(db, sku, change, { actor: commandLineActor, now })
      return adjusted.ok
        ? succeeded(commandMessages.stockNow({ available: adjusted.available, sku }))
        : failed(commandMessages.stockRefusals[adjusted.reason]({ sku }))
    },
  },
  'gift-card': {
    usage: 'gift-card 50.00',
    summary: summaries.giftCard,
    async run({ db, subject, now }) {
      const currency = await loadSetting(db, 'currency')
      const amount = parseAmount(subject, currency)
      if (!amount) return failed(commandMessages.enterAmount)
      const card = { amount, currency, expiresAt: null }
      const origin = { actor: commandLineActor, reason: '', cause: 'command-line', now } as const
      const issued = await change(db, origin, async edit => {
        const { id, code } = await issueGiftCard(edit.tx, card, now)
        recordGiftCardMoney(edit, id, amount)
        return { ok: true, code }
      })
      if (!issued.ok) return failed(commandMessages.enterAmount)
      const { code } = issued.result
      return succeeded(commandMessages.giftCardIssued({ amount: formatMoney(amount, currency), code }))
    },
  },
  check: {
    usage: 'check',
    summary: summaries.check,
    async run({ db }) {
      const mismatches = await findLedgerMismatches(db)
      if (mismatches.length === 0) return succeeded(commandMessages.stockAgrees)
      return failed(
        ...mismatches.map(({ sku, expected, actual }) =>
          commandMessages.stockDiffers({ sku, expected, found: actual }),
        ),
      )
    },
  },
  'end-demo': {
    usage: 'end-demo',
    summary: summaries.endDemo,
    async run({ db }) {
      await endDemo(db)
      return succeeded(...commandMessages.demoEnded.split('\n'))
    },
  },
}
