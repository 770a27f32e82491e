import { expect, it } from 'vitest'
import { parseText } from '../../editing/input/parse-input.server.ts'
import { previewedKinds } from '../../running/outbox/email-kinds.ts'
import { editableFields, placeholdersOf } from './email-text.ts'
import { emailTextField } from './email-text-set.server.ts'

it('takes known placeholders, and refuses others', () => {
  const check = (text: string) => parseText(emailTextField('order-confirmed', 'heading'), text)
  expect(check(' Thanks,\n{name} ')).toEqual({ ok: true, value: 'Thanks, {name}' })
  for (const placeholder of ['{email}', '{}', '{', '}', '{toString}'])
    expect(check(`Thanks ${placeholder}`)).toMatchObject({
      error: { code: 'no-placeholder', params: { value: placeholder, choices: ['shop', 'order', 'name'] } },
    })
  expect(check('x'.repeat(121))).toMatchObject({ error: { code: 'too-long', params: { max: 120 } } })
  expect(check('a\0b')).toMatchObject({ error: { code: 'invalid-characters' } })
  expect(check('')).toEqual({ ok: true, value: '' })
})

it('keeps the lines of paragraphs', () => {
  const check = parseText(emailTextField('order-confirmed', 'closing'), 'Bye\r\nTote')
  expect(check).toEqual({ ok: true, value: 'Bye\nTote' })
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
