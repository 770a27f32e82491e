import type { Order, OrderLine, OrderShipment, ShipmentLine } from '../order.ts'

/** The lines that no package has yet, with what is left of their quantity. */
export function unshippedLines(
  lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'shipped'>[],
): ShipmentLine[] {
  return lines
    .filter(({ quantity, shipped }) => shipped < quantity)
    .map(({ id, quantity, shipped }) => ({ orderLineId: id, quantity: quantity - shipped }))
}

/** Whether some of it is on its way and the rest is still to ship. Its state is that of the rest: `paid` or `packed`. */
export function isPartShipped({ state, shipments }: Pick<Order, 'state' | 'shipments'>): boolean {
  return (state === 'paid' || state === 'packed') && shipments.length > 0
}

/** A package with the whole order, with a part of it, or with all that was left. */
export type PackageScope = 'whole' | 'part' | 'rest'

export function packageScope(
  {
    lines,
    shipments,
  }: { lines: readonly Pick<OrderLine, 'id' | 'quantity'>[]; shipments: readonly OrderShipment[] },
  { id }: Pick<OrderShipment, 'id'>,
): PackageScope {
  const upToThis = shipments.filter(shipment => shipment.id <= id)
  const shipped = (lineId: number) =>
    upToThis
      .flatMap(shipment => shipment.lines)
      .filter(({ orderLineId }) => orderLineId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  if (lines.some(line => shipped(line.id) < line.quantity)) return 'part'
  return upToThis.length === 1 ? 'whole' : 'rest'
}
