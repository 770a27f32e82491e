import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { newCaseNumber } from '../../after-sale/case-number.server.ts'
import { optionalField } from '../../editing/input/field.server.ts'
import { emailField, textField } from '../../editing/input/text-fields.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { hashToken, newToken } from '../../values/random-token.server.ts'
import { type ContactMessage, maxMessageLengths } from './contact-message.ts'
import { addContactMessage, getMessageKey } from './contact-message-store.server.ts'

export const contactInput = {
  name: textField({ max: maxMessageLengths.name }),
  email: emailField,
  orderNumber: optionalField(textField({ max: maxMessageLengths.orderNumber }), ''),
  message: textField({ max: maxMessageLengths.message, lines: true }),
}

/**
 * Stores a message, once per day, and emails it to the shop, with a receipt to its sender. Returns the receipt's key. If the
 * shop has no address, `shopEmail` is empty and the message is only in the list of messages.
 */
export async function sendContactMessage(
  db: Db,
  message: ContactMessage,
  { shopEmail, now }: { shopEmail: string; now: Date },
): Promise<string> {
  return inOneCommit(db, async tx => {
    const key = newToken()
    const hash = hashToken(JSON.stringify([message, now.toISOString().slice(0, 10)]))
    const messageId = await addContactMessage(tx, message, { number: newCaseNumber('M'), key, hash, now })
    if (messageId === undefined) return getMessageKey(tx, hash)
    if (shopEmail !== '') await queueEmail(tx, { kind: 'contact-message', messageId, to: shopEmail }, now)
    await queueEmail(tx, { kind: 'contact-receipt', messageId, to: message.email }, now)
    return key
  })
}
