export type ReturnState = 'requested' | 'accepted' | 'received' | 'refunded' | 'declined'

export type ReturnReason = 'does-not-fit' | 'not-as-shown' | 'not-wanted' | 'wrong-item' | 'damaged' | 'other'
