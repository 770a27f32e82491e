import type { Schema } from '#db/schema/schema.ts'

/** The note of an event in an order's history. */
export type OrderNoteCode = NonNullable<Schema['order_event']['note']>

/** Codes about something that has a row of its own, by the id that they need. */
type NoteAbout = {
  editId: 'order-edited'
  shipmentId: 'order-shipped' | 'package-shipped'
  returnId: 'return-requested' | 'return-accepted' | 'return-declined' | 'return-received'
  claimId: 'claim-made' | 'claim-answered'
  withdrawalId: 'withdrawal-declared'
}

/** A note to add. */
export type NewOrderNote =
  | { [Id in keyof NoteAbout]: { code: NoteAbout[Id] } & Record<Id, number> }[keyof NoteAbout]
  | { code: 'paid-by-gift-card'; cardEnding: string }
  | { code: Exclude<OrderNoteCode, NoteAbout[keyof NoteAbout] | 'paid-by-gift-card'> }

/** A note as a query returns it; `number` is that of a return, claim or withdrawal. */
interface StoredNote extends Pick<OrderNote, 'editId' | 'shipmentId'> {
  code: OrderNoteCode | null
  number: string | null
  cardEnding: string | null
}

/** A note of an order with these packages. */
export function toOrderNote(
  { code, number, cardEnding, editId, shipmentId }: StoredNote,
  shipments: readonly { id: number; carrier: string; trackingNumber: string }[],
): OrderNote | null {
  if (code === null) return null
  const shipment = shipments.find(({ id }) => id === shipmentId)
  const tracking = shipment && `${shipment.carrier} ${shipment.trackingNumber}`
  return { code, editId, shipmentId, value: number ?? cardEnding ?? tracking ?? '' }
}

/** A note as it is read. */
export interface OrderNote {
  code: OrderNoteCode
  /** The number of a return, claim or withdrawal, the end of a gift card, or carrier and tracking number; empty if there's none. */
  value: string
  editId: number | null
  /** Null also if the package was taken back. */
  shipmentId: number | null
}

type NoteColumns = Pick<
  Schema['order_event'],
  'note' | 'edit_id' | 'shipment_id' | 'return_id' | 'claim_id' | 'withdrawal_id' | 'card_ending'
>

export function noteColumns(note: NewOrderNote | null): NoteColumns {
  return {
    note: note?.code ?? null,
    edit_id: note && 'editId' in note ? note.editId : null,
    shipment_id: note && 'shipmentId' in note ? note.shipmentId : null,
    return_id: note && 'returnId' in note ? note.returnId : null,
    claim_id: note && 'claimId' in note ? note.claimId : null,
    withdrawal_id: note && 'withdrawalId' in note ? note.withdrawalId : null,
    card_ending: note && 'cardEnding' in note ? note.cardEnding : null,
  }
}
