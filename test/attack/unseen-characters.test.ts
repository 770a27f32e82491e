import { describe, expect, it } from 'vitest'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import type { InputField } from '#commerce/editing/input/field.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { recordDefinitions } from '#commerce/editing/record-definitions.server.ts'
import { type SettingDefinition, settingDefinitions } from '#commerce/running/settings/setting-definitions.ts'
import { maxInteger } from '#commerce/values/whole-number.ts'
import { forms, samples } from './form-inputs.ts'

/** One of them fits each field that people type into. */
const typical = [
  ...Object.values(samples),
  '12',
  '250 g',
  'a-b',
  'color/clay',
  'US',
  '#1a2b3c',
  '/about',
  'yes',
  '2026-11-23',
  '2026-11-23T09:30:00Z',
  'ada@example.com',
  '40170725',
  'Europe/Berlin',
  '5000',
  'de, fr',
  'https://shop.example/',
  'a'.repeat(24),
]

/** As text is copied from chats and web pages. */
const copied = (text: string) => `\ufeff${text.slice(0, 1)}\u200b${text.slice(1)}\u2060 `

/** Nobody types the choices, ids and keys that a form sends, and some texts are stored as typed until another reader takes them. */
function isTyped(field: InputField<unknown>): boolean {
  const { choices, min, max } = field.limits
  const isId = min === 1 && max === maxInteger
  const unread = read(field, ' a ')
  return !choices && !isId && field.schema !== changeKeyField.schema && !JSON.stringify(unread).includes(' a')
}

function read(field: InputField<unknown>, text: string) {
  const sent = new SentValues()
  sent.add(field.takes === 'numbered' ? 'field-7' : 'field', text)
  const parsed = parseInput({ field }, sent.source('form'))
  const { field: value } = parsed.ok ? parsed.values : { field: undefined }
  return parsed.ok ? { ok: true, value: value instanceof Map ? [...value] : value } : parsed
}

function expectSame(name: string, field: InputField<unknown>) {
  const fitting = typical.find(text => read(field, text).ok)
  expect([name, fitting]).toEqual([name, expect.any(String)])
  expect([name, read(field, copied(fitting!))]).toEqual([name, read(field, fitting!)])
}

describe('characters that nobody sees change nothing', () => {
  it.each(forms)('in the form %s', (_, fields) => {
    for (const [name, field] of Object.entries(fields)) if (isTyped(field)) expectSame(name, field)
  })

  it.each(recordDefinitions)('in $subject', ({ fields }) => {
    for (const [name, field] of Object.entries(fields)) {
      const input = field.input('USD')
      if (isTyped(input)) expectSame(name, input)
    }
  })

  it.each(Object.entries(settingDefinitions))(
    'in the setting %s',
    (name, { field }: SettingDefinition<unknown>) => {
      const { choices = [] } = field.limits
      const fitting = [...typical, ...choices].find(text => read(field, text).ok)
      expect([name, fitting]).toEqual([name, expect.any(String)])
      expect([name, read(field, copied(fitting!))]).toEqual([name, read(field, fitting!)])
    },
  )
})
