import type { Order } from '#commerce/orders/order.ts'
import { findOrderByNumber } from '#commerce/orders/order-store.server.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { type CommandInput, type CommandResult, failed } from './command.ts'

/** Runs a command on the order with this number, if there is one. */
export async function withOrder(
  { db, words: [subject = ''] }: CommandInput,
  work: (order: Order) => Promise<CommandResult>,
): Promise<CommandResult> {
  const order = await findOrderByNumber(db, subject)
  return order ? work(order) : failed(commandMessages.unknownOrder({ number: subject }))
}
