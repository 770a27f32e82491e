import { normalizeCaseNumber } from '#commerce/after-sale/case-number.server.ts'
import { acceptReturn, declineReturn } from '#commerce/after-sale/returns/answer-return.server.ts'
import type { ArrivedLine } from '#commerce/after-sale/returns/arrival.ts'
import { receiveReturn } from '#commerce/after-sale/returns/receive-return.server.ts'
import {
  findReturn,
  readOpenReturns,
  readRefundsOfReturns,
} from '#commerce/after-sale/returns/return-store.server.ts'
import { answerClaim } from '#commerce/after-sale/warranty/answer-claim.server.ts'
import { readOpenClaims } from '#commerce/after-sale/warranty/claim-store.server.ts'
import { readWithdrawals } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { findBySku } from '#commerce/orders/picking/pick-item.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatMoney } from '#messages/format.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { type CommandResult, failed, isoMinute, type ShopCommand, succeeded } from './command.ts'

const { summaries, caseRefusals, orderNumber: orderText } = commandMessages

function caseResult(
  result: { ok: true } | { ok: false; reason: keyof typeof caseRefusals },
  text: string,
): CommandResult {
  return result.ok ? succeeded(text) : failed(caseRefusals[result.reason])
}

export const returnCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: summaries.returns,
    async run({ db }) {
      const returns = await readOpenReturns(db)
      if (returns.length === 0) return succeeded(commandMessages.noReturns)
      const refunds = await readRefundsOfReturns(
        db,
        returns.map(({ number }) => number),
      )
      return succeeded(
        ...returns.map(({ number, orderNumber, state, requestedAt }) => {
          const { amount, currency } = refunds.get(number)!
          const refund = formatMoney(amount, currency)
          return [number, orderText({ number: orderNumber }), state, toShopDay(requestedAt), refund].join(
            '  ',
          )
        }),
      )
    },
  },
  accept: {
    usage: 'accept RETURN [--message "…"]',
    options: ['message'],
    summary: summaries.accept,
    async run({ db, words: [subject = ''], options: { message = '' }, now }) {
      const number = normalizeCaseNumber(subject)
      const result = await acceptReturn(db, number, { actor, message, now })
      return caseResult(result, commandMessages.returnAccepted({ number }))
    },
  },
  decline: {
    usage: 'decline RETURN --message "why"',
    options: ['message'],
    summary: summaries.decline,
    async run({ db, words: [subject = ''], options: { message = '' }, now }) {
      const number = normalizeCaseNumber(subject)
      const result = await declineReturn(db, number, { actor, message, now })
      return caseResult(result, commandMessages.returnDeclined({ number }))
    },
  },
  receive: {
    usage: 'receive RETURN [SKU=ARRIVED | SKU=ARRIVED/DAMAGED …] [close]',
    summary: summaries.receive,
    async run({ db, words: [subject = '', ...words], now }) {
      const number = normalizeCaseNumber(subject)
      const closesRest = words.includes('close')
      const counts = words.filter(word => word !== 'close')
      const lines = counts.length === 0 ? undefined : await readArrivedLines(db, number, counts)
      if (lines?.includes(undefined)) return failed(commandMessages.unknownArrival)
      const arrived = lines?.filter(line => line !== undefined)
      const result = await receiveReturn(db, number, { lines: arrived, closesRest, actor, now })
      const { returnReceived, returnPartlyReceived } = commandMessages
      return caseResult(
        result,
        (result.ok && !result.isClosed ? returnPartlyReceived : returnReceived)({ number }),
      )
    },
  },
}

/** "SKU=2/1": two came, one of them damaged. Undefined for what can't be read or isn't part of the return. */
async function readArrivedLines(db: Db, number: string, counts: readonly string[]) {
  const found = await findReturn(db, number)
  const order = found && (await readOrderById(db, found.orderId))
  return counts.map((count): ArrivedLine | undefined => {
    const [, sku = '', arrived, damaged = '0'] = /^(.+)=(\d{1,4})(?:\/(\d{1,4}))?$/.exec(count) ?? []
    const ordered = findBySku(order?.lines ?? [], sku)
    const line = found?.lines.find(({ orderLineId }) => orderLineId === ordered?.id)
    return line && { orderLineId: line.orderLineId, arrived: Number(arrived), damaged: Number(damaged) }
  })
}

export const claimCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: summaries.claims,
    async run({ db }) {
      const claims = await readOpenClaims(db)
      if (claims.length === 0) return succeeded(commandMessages.noClaims)
      return succeeded(
        ...claims.map(({ number, orderNumber, title, description }) =>
          [number, orderText({ number: orderNumber }), `${title}: ${description}`].join('  '),
        ),
      )
    },
  },
  answer: {
    usage: 'answer CLAIM --message "…"',
    options: ['message'],
    summary: summaries.answer,
    async run({ db, words: [subject = ''], options: { message = '' }, now }) {
      const number = normalizeCaseNumber(subject)
      const result = await answerClaim(db, number, { actor, message, now })
      return caseResult(result, commandMessages.claimAnswered({ number }))
    },
  },
}

export const withdrawalCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: summaries.withdrawals,
    async run({ db }) {
      const withdrawals = await readWithdrawals(db, 50)
      if (withdrawals.length === 0) return succeeded(commandMessages.noWithdrawals)
      return succeeded(
        ...withdrawals.map(({ number, declaredAt, orderNumber, orderId, name, email, comment }) =>
          [
            number,
            isoMinute(declaredAt),
            orderId === null
              ? commandMessages.noMatchingOrder({ number: orderNumber })
              : orderText({ number: orderNumber }),
            name,
            email,
            comment,
          ].join('  '),
        ),
      )
    },
  },
}
