import type { GiftCardState } from '#commerce/selling/gift-cards/gift-card-state.ts'
import { giftCardMessages as texts } from '#messages/office/gift-cards.ts'
import { type DialState, Status } from '../../ui/status-dial.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'

/** A card as the list shows it. */
interface GiftCardRowView {
  id: number
  ending: string
  balance: string
  state: GiftCardState
  issued: string
  expires: string
}

export const giftCardDials: Record<GiftCardState, DialState> = {
  active: 'half',
  empty: 'done',
  expired: 'refunded',
  blocked: 'canceled',
}

export const giftCardColumns: RecordColumn<GiftCardRowView>[] = [
  { id: 'card', head: texts.columns.card, card: 'name', cell: ({ ending }) => <b>{texts.short(ending)}</b> },
  {
    ...{ id: 'state', head: texts.columns.state, width: 10, card: 'fact' },
    cell: ({ state }) => <Status dial={giftCardDials[state]}>{texts.states[state]}</Status>,
  },
  {
    ...{ id: 'balance', head: texts.columns.balance, card: 'fact', isNumber: true },
    cell: ({ balance }) => balance,
  },
  {
    ...{ id: 'issued', head: texts.columns.issued, width: 14, priority: 2, isNumber: true },
    cell: ({ issued }) => issued,
  },
  {
    ...{ id: 'expires', head: texts.columns.expires, width: 14, priority: 3, isNumber: true },
    cell: ({ expires }) => expires,
  },
]
