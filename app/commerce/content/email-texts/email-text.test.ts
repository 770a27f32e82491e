import { expect, it } from 'vitest'
import { previewedKinds } from '../../running/outbox/email-kinds.ts'
import { checkEmailText, editableFields, placeholdersOf } from './email-text.ts'

it('takes known placeholders, and refuses others', () => {
  const check = (text: string) => checkEmailText('order-confirmed', 'heading', text)
  expect(check(' Thanks,\n{name} ')).toEqual({ ok: true, text: 'Thanks, {name}' })
  for (const placeholder of ['{email}', '{}', '{', '}', '{toString}'])
    expect(check(`Thanks ${placeholder}`)).toMatchObject({ reason: 'unknown-placeholder', placeholder })
  expect(check('x'.repeat(121))).toEqual({ ok: false, reason: 'too-long', max: 120 })
  expect(check('a\0b')).toMatchObject({ reason: 'control-characters' })
  expect(check('')).toEqual({ ok: true, text: '' })
})

it('keeps the lines of paragraphs', () => {
  const check = checkEmailText('order-confirmed', 'closing', 'Bye\r\nTote')
  expect(check).toEqual({ ok: true, text: 'Bye\nTote' })
})

it('has no name in subjects, and no order where there is none', () => {
  expect(placeholdersOf('order-confirmed', 'subject')).toEqual(['shop', 'order'])
  expect(placeholdersOf('sign-in', 'opening')).toEqual(['shop'])
})

it('leaves emails about security, the law and the shop itself alone', () => {
  const fixed = previewedKinds.filter(kind => editableFields(kind).length === 0)
  expect(fixed).toContain('withdrawal-receipt')
  expect(fixed).toContain('staff-security')
  expect(fixed).toContain('email-changed')
  expect(fixed).not.toContain('order-confirmed')
})
