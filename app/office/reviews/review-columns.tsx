import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { Status } from '../ui/status-dial.tsx'
import type { RecordColumn } from '../ui/table/record-table.tsx'
import type { ReviewRowView } from './load-review-list.server.ts'
import { approveOneForm } from './review-bulk-bar.tsx'

const { columns } = texts

export const reviewDials = { pending: 'dashed', published: 'done', hidden: 'canceled' } as const

export const reviewColumns: RecordColumn<ReviewRowView>[] = [
  {
    ...{ id: 'review', head: columns.review, width: 14, card: 'name' },
    cell: ({ stars, title }) => (
      <>
        <span className="visually-hidden">{texts.starsLabel(stars)}: </span>
        <span aria-hidden>{texts.stars(stars)} </span>
        {title}
      </>
    ),
  },
  {
    ...{ id: 'text', head: columns.text },
    cell: ({ text }) => <span className="soft">{text}</span>,
  },
  { id: 'product', head: columns.product, width: 12, card: 'fact', cell: ({ product }) => product },
  { id: 'author', head: columns.author, width: 8, priority: 3, cell: ({ author }) => author },
  {
    ...{ id: 'status', head: columns.status, width: 10, card: 'fact', priority: 2 },
    cell: ({ state, isAnswered }) => (
      <Status dial={reviewDials[state]}>
        {texts.states[state]}
        {isAnswered && <span className="muted">, {texts.answered}</span>}
      </Status>
    ),
  },
  {
    ...{ id: 'written', head: columns.written, width: 6, priority: 2 },
    cell: ({ written }) => <span className="muted">{written}</span>,
  },
  {
    ...{ id: 'action', head: columns.action, card: 'action' },
    cell: ({ id, state, title }) =>
      state === 'published' ? null : (
        <button
          type="submit"
          form={approveOneForm}
          name="pick"
          value={id}
          className="button outlined"
          aria-label={texts.approveOne(title)}
          data-row-key="a"
        >
          {texts.approve}
        </button>
      ),
  },
]
