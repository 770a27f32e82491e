import type { Db, Tx } from '../../db/schema.ts'
import type { Order } from './order.ts'

/** The order of this token, whole; undefined when there is none. Six queries whatever its length. */
export async function readOrder(db: Db | Tx, token: string): Promise<Order | undefined> {
  throw new Error(`not yet ${db} ${token}`)
}

export async function readOrderById(db: Db | Tx, id: number): Promise<Order | undefined> {
  throw new Error(`not yet ${db} ${id}`)
}

/** By the number as it is written on the order; capitals and spaces around it do not matter. */
export async function findOrderByNumber(db: Db | Tx, number: string): Promise<Order | undefined> {
  throw new Error(`not yet ${db} ${number}`)
}
