import { adjustStock, countStock, type StockAdjustment } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { findLedgerMismatches } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import { endDemo } from '#commerce/content/end-demo.server.ts'
import { change } from '#commerce/editing/changes/change.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { recordGiftCardMoney } from '#commerce/selling/gift-cards/compensate-gift-card.server.ts'
import { issueGiftCard } from '#commerce/selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { parseAmount, readTypedNumber } from '#commerce/values/typed/typed-number.ts'
import { formatMoney } from '#messages/format.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { type CommandResult, failed, type ShopCommand, succeeded } from './command.ts'

const { summaries } = commandMessages

const maxCounted = 1_000_000

function stockResult(sku: string, adjusted: StockAdjustment): CommandResult {
  return adjusted.ok
    ? succeeded(commandMessages.stockNow({ available: adjusted.available, sku }))
    : failed(commandMessages.stockRefusals[adjusted.reason]({ sku }))
}

export const stockCommands: Record<string, ShopCommand> = {
  add: {
    usage: 'add SKU 5',
    summary: summaries.stock,
    async run({ db, words: [sku = '', quantity], now }) {
      const change = parseQuantityChange(quantity)
      return stockResult(sku, await adjustStock(db, sku, change, { actor: commandLineActor, now }))
    },
  },
  count: {
    usage: 'count SKU 12',
    summary: summaries.count,
    async run({ db, words: [sku = '', typed = ''], now }) {
      const counted = readTypedNumber(typed)
      if (counted === undefined || counted < 0 || counted > maxCounted)
        return failed(commandMessages.enterCount)
      return stockResult(sku, await countStock(db, sku, counted, { actor: commandLineActor, now }))
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
}

export const giftCardCommands: Record<string, ShopCommand> = {
  add: {
    usage: 'add 50.00',
    summary: summaries.giftCard,
    async run({ db, words: [typed = ''], now }) {
      const currency = await loadSetting(db, 'currency')
      const amount = parseAmount(typed, currency)
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
}

export const demoCommands: Record<string, ShopCommand> = {
  end: {
    usage: 'end',
    summary: summaries.endDemo,
    async run({ db, now }) {
      await endDemo(db, { actor: commandLineActor, now })
      return succeeded(...commandMessages.demoEnded.split('\n'))
    },
  },
}

/** "+5", "5" and "-5"; 0 for anything else. */
function parseQuantityChange(typed = ''): number {
  const quantity = readTypedNumber(typed.trim().replace(/^[+＋](?=\p{Nd})/u, '')) ?? 0
  return Math.abs(quantity) <= 1_000_000 ? quantity : 0
}
