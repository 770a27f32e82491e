import type { OrderState } from '#commerce/orders/order.ts'
import { inLanguage } from '../in-language.ts'

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`)

/** Why an order isn't picked as before; `paid` if it was edited. */
const leftBecause: Record<OrderState, string> = {
  placed: 'waits for its payment',
  paid: 'was edited',
  packed: 'was packed by somebody else',
  shipped: 'was shipped by somebody else',
  delivered: 'was delivered',
  canceled: 'was canceled',
  returned: 'was returned',
  refunded: 'was refunded',
}

/** Picking the orders to pack, on a phone. */
export const pickingMessages = inLanguage({
  title: 'Pick',
  note: (orderCount: number, unitCount: number) => `${orders(orderCount)}, ${units(unitCount)}`,
  firstOnly: (count: number) => `The ${count} orders that were paid first. Pack them to see the next ones.`,
  pickThese: 'Pick these orders',
  print: 'Print list',
  scanLabel: 'Barcode or SKU',
  scanPlaceholder: 'Barcode or SKU',
  count: 'Count',
  camera: 'Scan',
  stopCamera: 'Stop',
  cameraView: 'Camera',
  cameraBlocked: 'The camera is blocked. Allow it in the browser’s settings, or type the code.',
  noCamera: 'This device has no camera. Type the code.',
  counted: (name: string, picked: number, needed: number) => `${name}: ${picked} of ${needed} picked.`,
  allPicked: (name: string, needed: number) => `${name}: all ${needed} were picked before.`,
  unknownCode: (code: string) => `No order needs ${code}.`,
  elsewhere: 'Without a category',
  itemName: (title: string, options: string) => (options === '' ? title : `${title}, ${options}`),
  /** The orders of a SKU. */
  forOrder: (number: string, quantity: number) =>
    quantity === 1 ? number : `${number}\u00a0×\u00a0${quantity}`,
  moreOrders: (count: number) => `${count} more`,
  pickedOf: (picked: number, needed: number) => `${picked} of ${needed}`,
  pickOne: (name: string) => `Pick one: ${name}`,
  takeBackOne: (name: string) => `Take one back: ${name}`,
  tick: (name: string) => `Picked: ${name}`,
  orders: 'Orders',
  progress: (complete: number, all: number, picked: number, needed: number) =>
    `${complete} of ${orders(all)} complete, ${picked} of ${units(needed)} picked.`,
  pack: (count: number) => `Pack ${orders(count)}`,
  packPicked: (count: number) => `Pack ${count} picked`,
  packOffline: 'Packing waits for a connection.',
  offline: 'No connection. Your picks are kept on this phone.',
  signedOut: 'You’re signed out. Your picks are kept on this phone.',
  signIn: 'Sign in',
  worksOffline: 'This list also opens without a connection.',
  putBack: (number: string, state: OrderState, items: readonly { name: string; quantity: number }[]) => {
    const back = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
    return back === ''
      ? `${number} ${leftBecause[state]}.`
      : `${number} ${leftBecause[state]}: put ${back} back.`
  },
  done: 'Done',
  nothing: 'Nothing to pick.',
  seeOrders: 'See all orders',
})
