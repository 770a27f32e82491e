import { nameText } from '../../values/typed/typed-text.ts'
import type { OrderState } from '../order.ts'
import { parseOrderNumber } from '../order-number.ts'
import { parseShipment, type Shipment, type ShipmentRefusal } from './shipment.ts'

/** The most lines that are shipped at once. */
export const maxPastedLines = 200

export type PastedShipment =
  | { ok: true; line: number; number: string; shipment: Shipment }
  | { ok: false; line: number; text: string; reason: PastedRefusal }

type PastedRefusal = ShipmentRefusal | 'no-number' | 'repeated' | 'too-many'

/** A pasted line with its order: what will happen, or the reason nothing will. */
export type CheckedShipment =
  | { ok: true; line: number; order: { id: number; number: string; email: string }; shipment: Shipment }
  | { ok: false; line: number; text: string; reason: PastedRefusal | 'unknown-order' }
  | { ok: false; line: number; text: string; reason: 'not-packed'; state: OrderState }

/** Reads a line for each order: "T-7KQ4-M2XA UPS 1Z 999", with spaces, tabs, commas or semicolons between. Empty lines are skipped. */
export function parsePastedShipments(pasted: string): PastedShipment[] {
  const seen = new Set<string>()
  const lines = pasted.split(/\r\n|\r|\n/).map((text, at) => ({ text: nameText(text), line: at + 1 }))
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, line }, at) => {
      const refuse = (reason: PastedRefusal): PastedShipment => ({ ok: false, line, text, reason })
      if (at >= maxPastedLines) return refuse('too-many')
      const [typed = '', carrier = '', ...tracking] = text.split(/[\s,;]+/)
      const number = parseOrderNumber(typed)
      if (number === undefined) return refuse('no-number')
      if (seen.has(number)) return refuse('repeated')
      const parsed = parseShipment({ carrier, tracking: tracking.join(' ') })
      if (!parsed.ok) return refuse(parsed.reason)
      seen.add(number)
      return { ok: true, line, number, shipment: parsed.shipment }
    })
}
