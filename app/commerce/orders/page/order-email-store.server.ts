import type { Db, Tx } from '#db/schema/schema.ts'
import { unsealRenderedEmail } from '../../running/outbox/sealed-email.server.ts'

/** How often an email can be sent again. */
export const maxResends = 3

export interface OrderEmail {
  id: number
  kind: string
  recipient: string
  /** Null until it is rendered, and after its content was deleted. */
  subject: string | null
  /** ISO 8601. */
  createdAt: string
  sentAt: string | null
  failedAt: string | null
  /** How often it was sent again, and the key of the first one. */
  resends: number
  key: string
}

/** The rows that the emails of an order are about. */
export interface EmailSubjects {
  orderId: number
  shipments: readonly number[]
  refunds: readonly number[]
  returns: readonly number[]
  claims: readonly number[]
  edits: readonly number[]
}

/** Emails don't name their order, but their idempotency keys follow from what they are about. */
function emailKeys({ orderId, shipments, refunds, returns, claims, edits }: EmailSubjects): string[] {
  const keys = (kinds: readonly string[], ids: readonly number[]) =>
    kinds.flatMap(kind => ids.map(id => `${kind}-${id}`))
  return [
    ...keys(['order-confirmed', 'payment-reminder', 'payment-received', 'order-canceled'], [orderId]),
    ...keys(['order-shipped'], shipments),
    ...keys(['order-edited'], edits),
    ...keys(['refunded'], refunds),
    ...keys(['return-requested', 'return-accepted', 'return-declined'], returns),
    ...keys(['claim-received', 'claim-answered'], claims),
  ]
}

export function resendKey(key: string, number: number): string {
  return `${key}-resend-${number}`
}

/** Oldest first; one query. */
export async function readOrderEmails(db: Db | Tx, subjects: EmailSubjects): Promise<OrderEmail[]> {
  const firstKeys = new Map<string, string>()
  for (const key of emailKeys(subjects)) {
    firstKeys.set(key, key)
    for (let number = 1; number <= maxResends; number++) firstKeys.set(resendKey(key, number), key)
  }
  const rows = await db
    .selectFrom('email')
    .select(['id', 'kind', 'recipient', 'subject', 'idempotency_key'])
    .select(['created_at as createdAt', 'sent_at as sentAt', 'failed_at as failedAt'])
    .where('idempotency_key', 'in', [...firstKeys.keys()])
    .orderBy('id')
    .execute()
  const keyed = rows.map(({ idempotency_key, ...row }) => ({ ...row, key: firstKeys.get(idempotency_key!)! }))
  return keyed.map(email => ({
    ...email,
    resends: keyed.filter(({ key }) => key === email.key).length - 1,
  }))
}

/** The plain text of an email as it was sent; undefined until it is rendered, and after its content was deleted. */
export async function readEmailText(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('email')
    .select(['subject', 'html_sealed', 'text_sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && unsealRenderedEmail(db, row)?.text
}

export async function findSealedFacts(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx.selectFrom('email').select('facts_sealed').where('id', '=', id).executeTakeFirst()
  return row?.facts_sealed
}
