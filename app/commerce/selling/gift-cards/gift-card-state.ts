export const giftCardStates = ['active', 'empty', 'expired', 'blocked'] as const

export type GiftCardState = (typeof giftCardStates)[number]

interface StoredGiftCard {
  balance: number
  expiresAt: string | null
  blockedAt: string | null
}

/** Whether a card can be spent, or the first reason why not. */
export function giftCardState({ balance, expiresAt, blockedAt }: StoredGiftCard, now: Date): GiftCardState {
  if (blockedAt !== null) return 'blocked'
  if (expiresAt !== null && now.toISOString() >= expiresAt) return 'expired'
  return balance === 0 ? 'empty' : 'active'
}
