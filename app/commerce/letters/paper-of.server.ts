import type { Db } from '../../db/schema.ts'
import { confirmationToken } from '../email-confirmation/confirmation-token.server.ts'
import { alertToken } from '../mail/alert-token.server.ts'
import type { LetterFacts } from '../mail/letter.ts'
import { isProvenWithdrawal } from '../mail/recipient-proof-store.server.ts'
import { unsubscribeAddress } from '../mail/unsubscribe-address.server.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { readBankAccount } from '../payments/bank-account-store.server.ts'
import { findMismatch } from '../payments/payment-mismatch-store.server.ts'
import { loadPromises } from '../returns/promises-store.server.ts'
import { readReturns } from '../returns/return-store.server.ts'
import { findVariant } from '../stock/back-in-stock-store.server.ts'
import { backInStock } from './back-in-stock.ts'
import { backInStockAsked } from './back-in-stock-asked.ts'
import { claimAnswered } from './claim-answered.ts'
import type { ClaimFacts } from './claim-letters.ts'
import { claimReceived } from './claim-received.ts'
import { confirmEmailPaper } from './confirm-email.ts'
import {
  findClaim,
  findOffered,
  findOrderOfReturn,
  findWithdrawalById,
  readShown,
} from './letter-facts-store.server.ts'
import { orderCancelled } from './order-cancelled.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { orderShipped } from './order-shipped.ts'
import type { Paper } from './paper/paper.ts'
import { paymentMismatchEmail } from './payment-mismatch-email.ts'
import { paymentReceived } from './payment-received.ts'
import { priceDropped } from './price-dropped.ts'
import { priceLettersAsked } from './price-letters-asked.ts'
import { refunded } from './refunded.ts'
import { returnAccepted } from './return-accepted.ts'
import { returnAsked } from './return-asked.ts'
import { returnDeclined } from './return-declined.ts'
import type { ReturnFacts } from './return-letters.ts'
import { transferReminder } from './transfer-reminder.ts'
import { shortReceipt, withdrawalReceipt } from './withdrawal-receipt.ts'

/**
 * What a letter says, from the rows as they are now; undefined when there is nothing to say any more, because what it was about
 * is gone.
 */
export async function paperOf(db: Db, facts: LetterFacts, url: string): Promise<Paper | undefined> {
  switch (facts.kind) {
    case 'order-confirmed': {
      const order = await readOrderById(db, facts.orderId)
      if (!order) return undefined
      const bankAccount = await readBankAccount(db)
      return orderConfirmed({ order, promises: await loadPromises(db), bankAccount, url })
    }
    case 'transfer-reminder': {
      const order = await readOrderById(db, facts.orderId)
      return order && transferReminder({ order, bankAccount: await readBankAccount(db), url })
    }
    case 'payment-received':
    case 'order-cancelled':
    case 'refunded':
    case 'order-shipped':
      return orderPaper(db, facts, url)
    case 'payment-mismatch': {
      const mismatch = await findMismatch(db, facts.mismatchId)
      return mismatch && paymentMismatchEmail({ mismatch })
    }
    case 'return-asked':
    case 'return-accepted':
    case 'return-declined': {
      const found = await readReturnFacts(db, facts.returnId, url)
      return found && returnPapers[facts.kind](found)
    }
    case 'claim-received':
    case 'claim-answered': {
      const found = await readClaimFacts(db, facts.claimId, url)
      return found && (facts.kind === 'claim-received' ? claimReceived : claimAnswered)(found)
    }
    case 'withdrawal-receipt': {
      const withdrawal = await findWithdrawalById(db, facts.withdrawalId)
      if (!withdrawal) return undefined
      const isProven = await isProvenWithdrawal(db, withdrawal.id)
      return isProven ? withdrawalReceipt({ withdrawal, url }) : shortReceipt({ withdrawal, url })
    }
    case 'back-in-stock': {
      const variant = await findOffered(db, facts.sku)
      const unsubscribe = unsubscribeAddress(db, facts, url)
      return variant && unsubscribe !== null ? backInStock({ variant, unsubscribe, url }) : undefined
    }
    case 'back-in-stock-asked': {
      const found = await findVariant(db, facts.sku)
      if (!found) return undefined
      const options = [found.color?.name, found.size?.name].filter(Boolean).join(', ')
      const variant = { title: found.title, options }
      return backInStockAsked({ variant, token: alertToken(db, facts.requestId), url })
    }
    case 'confirm-email':
      return confirmEmailPaper({ token: confirmationToken(db, facts), url })
    case 'price-letters-asked':
      return priceLettersAsked({ token: facts.token, url })
    case 'price-dropped': {
      const shown = await readShown(
        db,
        facts.drops.map(({ productId }) => productId),
      )
      const products = facts.drops.flatMap(({ productId, from, to }) => {
        const product = shown.get(productId)
        return product ? [{ ...product, from, to }] : []
      })
      return products.length > 0 ? priceDropped({ products, token: facts.token, url }) : undefined
    }
  }
}

const returnPapers = {
  'return-asked': returnAsked,
  'return-accepted': returnAccepted,
  'return-declined': returnDeclined,
}

type OrderFacts = Extract<
  LetterFacts,
  { kind: 'payment-received' | 'order-cancelled' | 'refunded' | 'order-shipped' }
>

async function orderPaper(db: Db, facts: OrderFacts, url: string): Promise<Paper | undefined> {
  const order = await readOrderById(db, facts.orderId)
  if (!order) return undefined
  switch (facts.kind) {
    case 'payment-received':
      return paymentReceived({ order, promises: await loadPromises(db), url })
    case 'order-cancelled':
      return orderCancelled({ order, url })
    case 'refunded':
      return refunded({ order, amount: facts.amount, url })
    case 'order-shipped': {
      const parcel = order.parcels.find(({ id }) => id === facts.parcelId)
      return parcel && orderShipped({ order, parcel, url })
    }
  }
}

async function readReturnFacts(db: Db, returnId: number, url: string): Promise<ReturnFacts | undefined> {
  const orderId = await findOrderOfReturn(db, returnId)
  const order = orderId === undefined ? undefined : await readOrderById(db, orderId)
  if (!order) return undefined
  const found = (await readReturns(db, order.id)).find(({ id }) => id === returnId)
  const { returnAddress } = await loadPromises(db)
  return found && { order, found, returnAddress, url }
}

async function readClaimFacts(db: Db, claimId: number, url: string): Promise<ClaimFacts | undefined> {
  const found = await findClaim(db, claimId)
  const order = found && (await readOrderById(db, found.orderId))
  const line = order?.lines.find(({ id }) => id === found?.claim.orderLineId)
  return found && order && line && { order, line, claim: found.claim, url }
}
