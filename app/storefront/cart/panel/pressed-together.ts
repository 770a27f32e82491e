import type { CartLine } from '../../../commerce/cart/cart.ts'
import type { Answer } from '../../sending/sending-queue.ts'
import type { Added } from '../adding.ts'
import type { CartAnswer } from '../cart-answer.ts'
import { lineOf } from '../line-of.ts'

/** What the shop said; that it could not be reached it did not say itself. */
export type SaidToAdding = Answer & Partial<CartAnswer>

/** What was added of one variant, with however many clicks. */
export interface Together {
  /** As it is in the cart, or will be as far as anybody knows. */
  line: CartLine
  /** How many were added. */
  took: number
  /** What the shop has to say: that it was less than wished, or nothing at all. */
  words: string | null
}

/** One for each variant, in the order in which they were added. */
export function pressedTogether(
  added: readonly Added[],
  answerTo: (added: Added) => SaidToAdding | undefined,
): Together[] {
  return [...Map.groupBy(added, ({ item }) => item.sku).values()].map(clicks => {
    const answers = clicks.map(answerTo).filter(answer => answer !== undefined)
    const [{ item, quantity }] = clicks as [Added]
    return {
      line: answers.at(-1)?.cart?.lines.find(({ sku }) => sku === item.sku) ?? lineOf(item, quantity),
      took: clicks.reduce((sum, click) => sum + tookOf(answerTo(click), click.quantity), 0),
      words: answers.findLast(({ said }) => said !== 'added')?.words ?? null,
    }
  })
}

/** Until the shop says otherwise all of it is taken. */
function tookOf(answer: SaidToAdding | undefined, wished: number): number {
  return answer ? (answer.took ?? 0) : wished
}
