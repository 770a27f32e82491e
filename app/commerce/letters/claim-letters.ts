import type { Order, OrderLine } from '../orders/order.ts'
import type { WarrantyClaim } from '../warranty/warranty.ts'
import type { Part } from './paper/paper.ts'

export interface ClaimFacts {
  order: Order
  line: OrderLine
  claim: WarrantyClaim
  url: string
}

export function claimedGood({ line: { title, options }, claim }: ClaimFacts): Part[] {
  return [
    { kind: 'goods', goods: [{ title, options, count: '', amount: '' }] },
    { kind: 'lines', title: 'What you wrote', lines: claim.words.split('\n') },
  ]
}
