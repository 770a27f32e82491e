/** A part of a refund: from a payment, or null for the gift card. */
export interface RefundPart {
  paymentId: number | null
  amount: number
}

interface RefundSources {
  payments: readonly { id: number; state: string; amount: number }[]
  /** Earlier refunds by payment id. */
  refunded: ReadonlyMap<number, number>
  /** The refundable part of the gift card's payment. */
  giftCard: number
}

/** Splits a refund: the newest payment first, the gift card last. Undefined if less than the amount is left. */
export function refundParts(
  amount: number,
  { payments, refunded, giftCard }: RefundSources,
): RefundPart[] | undefined {
  const sources: RefundPart[] = payments
    .filter(({ state }) => state === 'paid')
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, amount: paid }) => ({ paymentId: id, amount: paid - (refunded.get(id) ?? 0) }))
  sources.push({ paymentId: null, amount: giftCard })
  let remaining = amount
  const parts: RefundPart[] = []
  for (const source of sources) {
    const part = Math.min(remaining, source.amount)
    if (part <= 0) continue
    parts.push({ ...source, amount: part })
    remaining -= part
  }
  return remaining === 0 ? parts : undefined
}
