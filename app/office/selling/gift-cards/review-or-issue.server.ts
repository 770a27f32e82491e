import type { RouterContextProvider } from 'react-router'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import type { InputValues } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { giveGiftCard, type NewGiftCard } from '#commerce/selling/gift-cards/give-gift-card.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { readDay } from '#commerce/values/typed/typed-day.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { codeText, proseText } from '#commerce/values/typed/typed-text.ts'
import { addDays, startOfDay } from '#commerce/values/zoned-time.ts'
import { formatMoney } from '#messages/format.ts'
import { giftCardMessages } from '#messages/office/gift-cards.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'

const { issue: texts } = giftCardMessages

const maxMessage = 500

export const giftCardFields = {
  key: changeKeyField,
  amount: typedField({ max: 20 }),
  expires: typedField({ max: 20 }),
  email: typedField({ max: 300 }),
  message: typedField({ max: 2 * maxMessage }),
  /** The card that the review showed. */
  seen: typedField({ max: 2000 }),
}

interface IssueArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

interface IssueReview {
  issued?: undefined
  typed: Readonly<Record<string, string>>
  errors: Partial<Record<'amount' | 'expires' | 'email' | 'message', string>>
  review?: { says: string; button: string; seen: string }
}

interface Issued {
  typed?: undefined
  errors?: undefined
  review?: undefined
  issued: { id: number; code: string | undefined; email: string | null; changeSet: number }
}

/** Shows what issuing a card does, or issues it if that is what the page showed. */
export async function reviewOrIssue(args: IssueArgs): Promise<Response | IssueReview | Issued> {
  const input = await readInput(args, giftCardFields)
  if (!input.ok) return refuseInput(args)
  const { typed, values } = input
  const { context } = args
  const { db, settings } = context.get(shopContext)
  const now = new Date()
  const read = readCard(values, await settings(), now)
  if (!read.ok) return { typed, errors: read.errors }
  const { card } = read
  const seen = JSON.stringify(card)
  if (values.seen !== seen) return { typed, errors: {}, review: { ...reviewTexts(card), seen } }
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now, key: values.key } as const
  return { issued: { ...(await giveGiftCard(db, origin, card)), email: card.email } }
}

function readCard(
  { amount = '', expires = '', email = '', message = '' }: InputValues<typeof giftCardFields>,
  { currency, timeZone }: { currency: string; timeZone: string },
  now: Date,
): { ok: true; card: NewGiftCard } | { ok: false; errors: IssueReview['errors'] } {
  const errors: IssueReview['errors'] = {}
  const read = parseAmount(amount, currency) ?? 0
  if (read === 0 || read > maxAmount) errors.amount = texts.wrongAmount
  const expiresAt = codeText(expires) === '' ? null : endOfDay(expires, timeZone)
  if (expiresAt === undefined || (expiresAt !== null && expiresAt <= now.toISOString()))
    errors.expires = texts.wrongDate
  const parsed = codeText(email) === '' ? null : parseEmail(email)
  if (parsed && !parsed.ok) errors.email = texts.wrongEmail
  const said = proseText(message)
  if (said.length > maxMessage) errors.message = texts.tooLong
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const to = parsed?.ok ? parsed.email : null
  return {
    ok: true,
    card: { amount: toAmount(read), currency, expiresAt: expiresAt ?? null, email: to, message: said },
  }
}

/** In minor units: no card is worth more than a house. */
const maxAmount = 100_000_000

/** The last moment of a typed day in the shop's time zone; undefined if it is none. */
function endOfDay(typed: string, timeZone: string): string | undefined {
  const day = readDay(typed)
  const end = day === undefined ? undefined : startOfDay(addDays(day, 1), timeZone)
  return end && new Date(end.getTime() - 1).toISOString()
}

function reviewTexts({ amount, currency, email }: NewGiftCard) {
  const money = formatMoney(amount, currency)
  return email === null
    ? { says: texts.says(money), button: texts.button(money) }
    : { says: texts.saysEmail(money, email), button: texts.buttonEmail(money, email) }
}
