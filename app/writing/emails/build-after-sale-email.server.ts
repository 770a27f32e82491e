import { returnAddressLines } from '#commerce/after-sale/return-address.ts'
import { refundOfReturn } from '#commerce/after-sale/returns/refund-of-return.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { isProvenWithdrawal } from '#commerce/running/outbox/recipient-proof-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { claimAnsweredEmail } from './after-sale/claim-answered-email.ts'
import type { ClaimEmailData } from './after-sale/claim-parts.ts'
import { claimReceivedEmail } from './after-sale/claim-received-email.ts'
import { returnAcceptedEmail } from './after-sale/return-accepted-email.ts'
import { returnDeclinedEmail } from './after-sale/return-declined-email.ts'
import type { ReturnEmailData } from './after-sale/return-parts.ts'
import { returnRequestedEmail } from './after-sale/return-requested-email.ts'
import { shortWithdrawalReceiptEmail, withdrawalReceiptEmail } from './after-sale/withdrawal-receipt-email.ts'
import { aboutOrder } from './build-order-email.server.ts'
import { findClaim, findReturnOrderId, findWithdrawalById } from './email-data-store.server.ts'
import type { EmailContent, EmailShop } from './layout/email-content.ts'

type AfterSaleEmailFacts = Extract<
  EmailFacts,
  { returnId: number } | { claimId: number } | { withdrawalId: number }
>

export async function buildAfterSaleEmail(
  db: Db,
  facts: AfterSaleEmailFacts,
  shop: EmailShop,
): Promise<EmailContent | undefined> {
  if (facts.kind === 'withdrawal-receipt') return buildWithdrawalReceipt(db, facts.withdrawalId, shop.url)
  if ('returnId' in facts) {
    const data = await readReturnEmailData(db, facts.returnId, shop)
    return data && { ...returnEmails[facts.kind](data), about: aboutOrder(data.order) }
  }
  const data = await readClaimEmailData(db, facts.claimId, shop.url)
  return data && { ...claimEmails[facts.kind](data), about: aboutOrder(data.order) }
}

const returnEmails = {
  'return-requested': returnRequestedEmail,
  'return-accepted': returnAcceptedEmail,
  'return-declined': returnDeclinedEmail,
}

const claimEmails = {
  'claim-received': claimReceivedEmail,
  'claim-answered': claimAnsweredEmail,
}

async function buildWithdrawalReceipt(db: Db, id: number, url: string): Promise<EmailContent | undefined> {
  const withdrawal = await findWithdrawalById(db, id)
  if (!withdrawal) return undefined
  const isProven = await isProvenWithdrawal(db, id)
  return isProven
    ? withdrawalReceiptEmail({ withdrawal, url })
    : shortWithdrawalReceiptEmail({ withdrawal, url })
}

async function readReturnEmailData(
  db: Db,
  returnId: number,
  { settings, url }: EmailShop,
): Promise<ReturnEmailData | undefined> {
  const orderId = await findReturnOrderId(db, returnId)
  const order = orderId === undefined ? undefined : await readOrderById(db, orderId)
  if (!order) return undefined
  const returns = await readReturns(db, order.id)
  const orderReturn = returns.find(({ id }) => id === returnId)
  if (!orderReturn) return undefined
  const refund = refundOfReturn(order, returns, orderReturn)
  return { order, orderReturn, refund, returnAddress: returnAddressLines(settings), url }
}

async function readClaimEmailData(db: Db, claimId: number, url: string): Promise<ClaimEmailData | undefined> {
  const found = await findClaim(db, claimId)
  const order = found && (await readOrderById(db, found.orderId))
  const line = order?.lines.find(({ id }) => id === found?.claim.orderLineId)
  return found && order && line && { order, line, claim: found.claim, url }
}
