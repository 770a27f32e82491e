import { expect, it } from 'vitest'
import { officeRecordMessages } from './records.ts'

it.each([
  ['a page that may be a draft', ['title', 'publication'], 'once it’s published'],
  ['a banner that may be scheduled', ['heading', 'shown-time', 'shown-time'], 'while it’s shown'],
  ['a brand, which has no times', ['name'], 'at once'],
])('says when shoppers see %s', (_, fields, when) => {
  expect(officeRecordMessages.says(fields)).toContain(`Shoppers see the change ${when}.`)
})
