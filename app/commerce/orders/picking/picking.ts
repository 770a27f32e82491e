import type { OrderState } from '../order.ts'

/** Units of a SKU. */
export interface SkuUnits {
  sku: string
  quantity: number
}

/** An order to pick, with each SKU that it still needs once. */
export interface PickOrder {
  id: number
  number: string
  needs: readonly SkuUnits[]
}

/** An order that left the list, or needs less than before, with the units to put back on the shelf. */
export interface PutBackNote {
  id: number
  number: string
  /** Its state; `paid` if it was edited. */
  state: OrderState
  units: readonly SkuUnits[]
}

/** The picks of one person. No SKU has more of them than the orders need. */
export interface Picking {
  orders: readonly PickOrder[]
  picked: readonly SkuUnits[]
  /** Orders that this person packed, and that undo may bring back. */
  packed: readonly PickOrder[]
  notes: readonly PutBackNote[]
}

/** The orders to pick now, and the states of those that were asked about. */
export interface CurrentOrders {
  orders: readonly PickOrder[]
  states: readonly { id: number; state: OrderState }[]
}

const maxPacked = 200

export function startPicking(orders: readonly PickOrder[]): Picking {
  return { orders, picked: [], packed: [], notes: [] }
}

export function unitsOf(units: readonly SkuUnits[], sku: string): number {
  return units.find(one => one.sku === sku)?.quantity ?? 0
}

/** The units of each SKU that the orders need together. */
export function neededUnits(orders: readonly PickOrder[]): SkuUnits[] {
  return orders.reduce<SkuUnits[]>((sum, { needs }) => addUnits(sum, needs), [])
}

/** Counts units up or down: never below none, nor above what the orders need. */
export function countPicked(picking: Picking, sku: string, step: number): Picking {
  const needed = unitsOf(neededUnits(picking.orders), sku)
  const now = unitsOf(picking.picked, sku)
  const quantity = Math.min(Math.max(now + step, 0), needed)
  return { ...picking, picked: addUnits(picking.picked, [{ sku, quantity: quantity - now }]) }
}

export interface OrderProgress {
  id: number
  number: string
  picked: number
  needed: number
}

/** Gives picked units to the orders one after the other, so that the first are complete early. */
export function orderProgress({ orders, picked }: Pick<Picking, 'orders' | 'picked'>): OrderProgress[] {
  const left = new Map(picked.map(({ sku, quantity }) => [sku, quantity]))
  return orders.map(({ id, number, needs }) => {
    let given = 0
    for (const { sku, quantity } of needs) {
      const taken = Math.min(quantity, left.get(sku) ?? 0)
      left.set(sku, (left.get(sku) ?? 0) - taken)
      given += taken
    }
    return { id, number, picked: given, needed: needs.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
}

/** Remembers the orders that are being packed; their units leave the cart once the shop says that they are. */
export function markPacking(picking: Picking, ids: readonly number[]): Picking {
  const added = picking.orders.filter(({ id }) => ids.includes(id))
  const others = picking.packed.filter(({ id }) => !ids.includes(id))
  return { ...picking, packed: [...others, ...added].slice(-maxPacked) }
}

export function dismissNote(picking: Picking, id: number): Picking {
  return { ...picking, notes: picking.notes.filter(note => note.id !== id) }
}

/**
 * Goes on with the orders of now. Units for orders that this person packed left with them. Units that no order needs any longer are to be put
 * back: a note names each order that left otherwise, or needs less.
 */
export function continuePicking(picking: Picking, { orders, states }: CurrentOrders): Picking {
  const before = new Map(picking.orders.map(order => [order.id, order]))
  const now = new Map(orders.map(order => [order.id, order]))
  const isMine = ({ id }: PickOrder) => picking.packed.some(order => order.id === id)
  const left = picking.orders.filter(({ id }) => !now.has(id))
  const returned = orders.filter(order => isMine(order) && !before.has(order.id))
  const backed = returned.reduce((sum, { needs }) => addUnits(sum, needs), picking.picked)
  const inCart = left.filter(isMine).reduce((sum, { needs }) => addUnits(sum, needs, -1), backed)

  const needed = neededUnits(orders)
  let surplus = inCart.map(({ sku, quantity }) => ({ sku, quantity: quantity - unitsOf(needed, sku) }))
  const notes: PutBackNote[] = []
  for (const { id, number, needs } of picking.orders) {
    const current = now.get(id)
    const fewer = addUnits(needs, current?.needs ?? [], -1)
    if (fewer.length === 0 || (!current && isMine({ id, number, needs }))) continue
    const units = fewer
      .map(({ sku, quantity }) => ({ sku, quantity: Math.min(quantity, unitsOf(surplus, sku)) }))
      .filter(({ quantity }) => quantity > 0)
    surplus = addUnits(surplus, units, -1)
    const state = current ? 'paid' : (states.find(one => one.id === id)?.state ?? 'canceled')
    const earlier = picking.notes.find(note => note.id === id)?.units ?? []
    notes.push({ id, number, state, units: addUnits(earlier, units) })
  }
  const picked = inCart
    .map(({ sku, quantity }) => ({ sku, quantity: Math.min(quantity, unitsOf(needed, sku)) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    ...{ orders, picked },
    notes: [...picking.notes.filter(({ id }) => !notes.some(note => note.id === id)), ...notes],
    packed: picking.packed.filter(({ id }) => !returned.some(order => order.id === id)),
  }
}

/** Adds units by SKU, or takes them off; SKUs without any are left out. */
function addUnits(units: readonly SkuUnits[], added: readonly SkuUnits[], sign: 1 | -1 = 1): SkuUnits[] {
  const sum = new Map(units.map(({ sku, quantity }) => [sku, quantity]))
  for (const { sku, quantity } of added) sum.set(sku, (sum.get(sku) ?? 0) + sign * quantity)
  return [...sum].map(([sku, quantity]) => ({ sku, quantity })).filter(({ quantity }) => quantity > 0)
}
