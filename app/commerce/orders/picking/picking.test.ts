import { describe, expect, it } from 'vitest'
import { findScanned, inWalkingOrder, type PlacedItem } from './pick-item.ts'
import {
  continuePicking,
  countPicked,
  dismissNote,
  markPacking,
  neededUnits,
  orderProgress,
  type PickOrder,
  startPicking,
} from './picking.ts'

const order = (id: number, needs: Record<string, number>): PickOrder => ({
  ...{ id, number: `T-${id}` },
  needs: Object.entries(needs).map(([sku, quantity]) => ({ sku, quantity })),
})

const first = order(1, { MUG: 1 })
const second = order(2, { MUG: 2, TEE: 1 })
const third = order(3, { TEE: 1 })

const started = startPicking([first, second, third])
const pickedAll = countPicked(countPicked(started, 'MUG', 3), 'TEE', 2)

const gone = (id: number, state: 'canceled' | 'packed') => [{ id, state }]

describe('picking', () => {
  it('adds up the units that all orders need', () => {
    expect(neededUnits(started.orders)).toEqual([
      { sku: 'MUG', quantity: 3 },
      { sku: 'TEE', quantity: 2 },
    ])
  })

  it('counts between none and what is needed', () => {
    expect(countPicked(started, 'MUG', -1).picked).toEqual([])
    expect(countPicked(started, 'MUG', 9).picked).toEqual([{ sku: 'MUG', quantity: 3 }])
    expect(countPicked(started, 'UNKNOWN', 1).picked).toEqual([])
    expect(countPicked(countPicked(started, 'TEE', 2), 'TEE', -1).picked).toEqual([
      { sku: 'TEE', quantity: 1 },
    ])
  })

  it('completes the first orders first', () => {
    const progress = orderProgress(countPicked(countPicked(started, 'MUG', 2), 'TEE', 1))
    expect(progress.map(({ picked, needed }) => [picked, needed])).toEqual([
      [1, 1],
      [2, 3],
      [0, 1],
    ])
  })
})

describe('picking with orders that changed meanwhile', () => {
  it('has the units of a canceled order put back', () => {
    const now = continuePicking(pickedAll, { orders: [second, third], states: gone(1, 'canceled') })
    expect(now.notes).toEqual([
      { id: 1, number: 'T-1', state: 'canceled', units: [{ sku: 'MUG', quantity: 1 }] },
    ])
    expect(now.picked).toEqual([
      { sku: 'MUG', quantity: 2 },
      { sku: 'TEE', quantity: 2 },
    ])
    expect(dismissNote(now, 1).notes).toEqual([])
  })

  it('gives the units of a canceled order to the others first', () => {
    const some = countPicked(started, 'MUG', 1)
    const now = continuePicking(some, { orders: [second, third], states: gone(1, 'canceled') })
    expect(now.picked).toEqual([{ sku: 'MUG', quantity: 1 }])
    expect(now.notes[0]!.units).toEqual([])
  })

  it('has the units put back that an edited order needs no longer', () => {
    const edited = order(2, { MUG: 1, PEN: 1 })
    const now = continuePicking(pickedAll, { orders: [first, edited, third], states: [] })
    expect(now.notes).toEqual([
      {
        ...{ id: 2, number: 'T-2', state: 'paid' },
        units: [
          { sku: 'MUG', quantity: 1 },
          { sku: 'TEE', quantity: 1 },
        ],
      },
    ])
    expect(orderProgress(now).map(({ picked }) => picked)).toEqual([1, 1, 1])
  })

  it('adds up the units of an order that was edited and then canceled', () => {
    const edited = continuePicking(pickedAll, { orders: [first, order(2, { MUG: 2 }), third], states: [] })
    const canceled = continuePicking(edited, { orders: [first, third], states: gone(2, 'canceled') })
    expect(canceled.notes).toEqual([
      {
        ...{ id: 2, number: 'T-2', state: 'canceled' },
        units: [
          { sku: 'TEE', quantity: 1 },
          { sku: 'MUG', quantity: 2 },
        ],
      },
    ])
  })

  it('says so when somebody else packed an order', () => {
    const now = continuePicking(pickedAll, { orders: [first, third], states: gone(2, 'packed') })
    expect(now.notes[0]).toMatchObject({ number: 'T-2', state: 'packed' })
    expect(now.notes[0]!.units).toHaveLength(2)
  })

  it('lets units leave with the orders that this person packed, and brings them back after undo', () => {
    const packing = markPacking(pickedAll, [1, 2])
    const packed = continuePicking(packing, { orders: [third], states: gone(1, 'packed') })
    expect(packed).toMatchObject({ picked: [{ sku: 'TEE', quantity: 1 }], notes: [] })
    const undone = continuePicking(packed, { orders: [first, second, third], states: [] })
    expect(orderProgress(undone).every(({ picked, needed }) => picked === needed)).toBe(true)
    expect([undone.notes, undone.packed]).toEqual([[], []])
  })

  it('remembers the newest packed orders', () => {
    const orders = Array.from({ length: 201 }, (_, at) => order(at + 1, { MUG: 1 }))
    const { packed } = orders.reduce((picking, { id }) => markPacking(picking, [id]), startPicking(orders))
    expect([packed.length, packed[0]!.id, packed.at(-1)!.id]).toEqual([200, 2, 201])
  })

  it('keeps picks when nothing changed, and when orders are added', () => {
    const again = { orders: pickedAll.orders, states: [] }
    expect(continuePicking(pickedAll, again)).toEqual(pickedAll)
    const more = continuePicking(pickedAll, {
      orders: [...pickedAll.orders, order(4, { MUG: 1 })],
      states: [],
    })
    expect(more).toMatchObject({ picked: pickedAll.picked, notes: [] })
  })
})

describe('the items of a list', () => {
  const item = (sku: string, more: Partial<PlacedItem>): PlacedItem => ({
    ...{ sku, title: 'Tee', options: '', place: 'Shirts', barcode: null, picture: null },
    ...{ placePosition: 1, variantPosition: 1, ...more },
  })

  it('are sorted by category, product and variant', () => {
    const sorted = inWalkingOrder([
      item('NO-PLACE', { place: '', placePosition: 99 }),
      item('TEE-L', { variantPosition: 2 }),
      item('MUG', { title: 'Mug', place: 'Kitchen', placePosition: 2 }),
      item('TEE-S', {}),
      item('CAP', { title: 'Cap' }),
    ])
    expect(sorted.map(({ sku }) => sku)).toEqual(['CAP', 'TEE-S', 'TEE-L', 'MUG', 'NO-PLACE'])
  })

  it('are found by SKU and by barcode, with or without leading zeros', () => {
    const items = [item('Tee-S', { barcode: '0012345678905' }), item('MUG', {})]
    for (const code of ['tee-s ', '0012345678905', '012345678905', '12345678905'])
      expect(findScanned(items, code)?.sku).toBe('Tee-S')
    for (const code of ['', '0', '99']) expect(findScanned(items, code)).toBeUndefined()
    const alike = [item('TEE-S', {}), item('Tee-S', {})]
    expect(alike.map(({ sku }) => findScanned(alike, sku)?.sku)).toEqual(['TEE-S', 'Tee-S'])
  })
})
