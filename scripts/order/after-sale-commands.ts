import { cents, formatMoney } from '../../app/commerce/money.ts'
import { acceptReturn, declineReturn } from '../../app/commerce/returns/answer-return.server.ts'
import { asPaperNumber } from '../../app/commerce/returns/paper-number.server.ts'
import { receiveReturn } from '../../app/commerce/returns/receive-return.server.ts'
import { readOpenReturns } from '../../app/commerce/returns/return-store.server.ts'
import { answerClaim } from '../../app/commerce/warranty/answer-claim.server.ts'
import { readOpenClaims } from '../../app/commerce/warranty/claim-store.server.ts'
import { readWithdrawals } from '../../app/commerce/withdrawals/withdrawal-store.server.ts'
import { type Command, done, refused, who } from './command.ts'

const why = {
  'unknown-return': 'There is no such return.',
  'not-open': 'This return was answered or received already.',
  'needs-words': 'Say why: --words "…".',
  'unknown-claim': 'There is no such claim.',
  'answered-before': 'This claim was answered already.',
} as const

const said = (answer: { ok: true } | { ok: false; because: keyof typeof why }, words: string) =>
  answer.ok ? done(words) : refused(why[answer.because])

/** What the merchant says to shoppers who send something back, or find it broken. */
export const afterSaleCommands: Record<string, Command> = {
  returns: {
    usage: 'returns',
    about: 'returns that wait for you',
    async run({ db }) {
      const rows = await readOpenReturns(db)
      if (rows.length === 0) return done('No return waits.')
      return done(
        ...rows.map(({ number, orderNumber, state, askedAt, amount }) =>
          [number, `order ${orderNumber}`, state, askedAt.slice(0, 10), formatMoney(cents(amount))].join(
            '  ',
          ),
        ),
      )
    },
  },
  accept: {
    usage: 'accept RETURN [--words "…"]',
    about: 'the goods may be sent; the shopper gets the label by letter',
    async run({ db, subject, options, now }) {
      const number = asPaperNumber(subject)
      const answer = await acceptReturn(db, number, { who, words: options.words ?? '', now })
      return said(answer, `Return ${number} is accepted.`)
    },
  },
  decline: {
    usage: 'decline RETURN --words "why"',
    about: 'the goods may not be sent, and why',
    async run({ db, subject, options, now }) {
      const number = asPaperNumber(subject)
      const answer = await declineReturn(db, number, { who, words: options.words ?? '', now })
      return said(answer, `Return ${number} is declined.`)
    },
  },
  receive: {
    usage: 'receive RETURN',
    about: 'the goods are here: into stock again, money back',
    async run({ db, subject, now }) {
      const number = asPaperNumber(subject)
      return said(
        await receiveReturn(db, number, { who, now }),
        `Return ${number} is received, its money goes back.`,
      )
    },
  },
  claims: {
    usage: 'claims',
    about: 'warranty claims that wait for you',
    async run({ db }) {
      const claims = await readOpenClaims(db)
      if (claims.length === 0) return done('No claim waits.')
      return done(
        ...claims.map(
          ({ number, orderNumber, title, words }) => `${number}  order ${orderNumber}  ${title}: ${words}`,
        ),
      )
    },
  },
  answer: {
    usage: 'answer CLAIM --words "what you do"',
    about: 'answers a claim; the shopper gets a letter',
    async run({ db, subject, options, now }) {
      const number = asPaperNumber(subject)
      const answer = await answerClaim(db, number, { who, words: options.words ?? '', now })
      return said(answer, `Claim ${number} is answered.`)
    },
  },
  withdrawals: {
    usage: 'withdrawals',
    about: 'the latest withdrawals from contracts',
    async run({ db }) {
      const rows = await readWithdrawals(db, 50)
      if (rows.length === 0) return done('Nobody has withdrawn.')
      return done(
        ...rows.map(({ number, declaredAt, orderNumber, orderId, name, email, words }) =>
          [
            number,
            declaredAt.slice(0, 16).replace('T', ' '),
            orderId === null ? `names no order of this e-mail: ${orderNumber}` : `order ${orderNumber}`,
            name,
            email,
            words,
          ].join('  '),
        ),
      )
    },
  },
}
