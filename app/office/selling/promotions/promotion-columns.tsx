import type { promotionState } from '#commerce/selling/promotions/promotion.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { type DialState, Status } from '../../ui/status-dial.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'

/** A promotion as the list shows it. */
export interface PromotionRowView {
  id: number
  title: string
  code: string | null
  effect: string
  state: ReturnType<typeof promotionState>
  /** The next date that matters. */
  note: string
  uses: string
}

const dials: Record<PromotionRowView['state'], DialState> = {
  running: 'half',
  scheduled: 'ring',
  ended: 'done',
  'used-up': 'done',
}

export const promotionColumns: RecordColumn<PromotionRowView>[] = [
  { id: 'title', head: texts.columns.title, card: 'name', cell: ({ title }) => <b>{title}</b> },
  {
    ...{ id: 'code', head: texts.columns.code, width: 10, priority: 2 },
    cell: ({ code }) => code ?? <span className="muted">{texts.automatic}</span>,
  },
  { id: 'effect', head: texts.columns.effect, card: 'fact', cell: ({ effect }) => effect },
  {
    ...{ id: 'state', head: texts.columns.state, width: 14, card: 'fact' },
    cell: ({ state, note }) => (
      <Status dial={dials[state]}>
        {texts.states[state]} {note !== '' && <span className="muted">{note}</span>}
      </Status>
    ),
  },
  {
    ...{ id: 'uses', head: texts.columns.uses, width: 8, priority: 2, isNumber: true },
    cell: ({ uses }) => uses,
  },
]
