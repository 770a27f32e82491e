import { data } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { choiceField, textField } from '#commerce/editing/input/text-fields.server.ts'
import { answerReview, hideReview } from '#commerce/people/reviews/moderate-reviews.server.ts'
import { hideReasons, moderationLimits } from '#commerce/people/reviews/review.ts'
import { findStaffReview } from '#commerce/people/reviews/review-list-store.server.ts'
import { officeReviewMessages } from '#messages/office/reviews.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

const { hide, answer } = officeReviewMessages

/** Of the review's id. */
const { button, routesOf } = buttonsOf<number>({
  path: '/office/reviews/:id',
  load: async ({ db }, params) => {
    const id = readPathId(params.id ?? '')
    if (!(await findStaffReview(db, id))) throw gone()
    return id
  },
  leadsTo: ({ id = '' }) => ({ to: `/office/reviews/${id}`, label: officeReviewMessages.title }),
})

const buttons = routesOf({
  // Emails the reason to its author.
  hide: button({
    may: 'reviews.edit',
    fields: {
      hideReason: choiceField(hideReasons),
      note: optionalField(textField({ max: moderationLimits.note, lines: true }), ''),
    },
    refuse: ({ note }) => (note ? hide.tooLong(moderationLimits.note) : hide.noReason),
    press: async ({ db, one, values: { hideReason: reason, note }, by }) => {
      const hidden = await hideReview(db, one, { reason, note }, by)
      if (!hidden.ok && hidden.reason === 'hidden-before') return hide.before
      if (!hidden.ok) throw gone()
      const { changeSet, result } = hidden
      return { text: result.isEmailed ? hide.hiddenAndEmailed : hide.hidden, changeSet }
    },
  }),
  answer: button({
    may: 'reviews.edit',
    fields: { reply: textField({ max: moderationLimits.reply, lines: true }) },
    refuse: ({ reply }) =>
      reply?.code === 'too-long' ? answer.tooLong(moderationLimits.reply) : answer.empty,
    press: async ({ db, one, values: { reply }, by }) => {
      const answered = await answerReview(db, one, reply, by)
      if (!answered.ok) throw gone()
      const { changeSet, result } = answered
      return { text: result.isFirst ? answer.published : answer.changed, changeSet }
    },
  }),
  'answer/remove': button({
    may: 'reviews.edit',
    press: async ({ db, one, by }) => {
      const removed = await answerReview(db, one, null, by)
      if (!removed.ok) throw gone()
      return { text: answer.removed, changeSet: removed.changeSet }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

function gone() {
  return data(null, { status: 404 })
}
