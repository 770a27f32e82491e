import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

describe('a suggested email address', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    [' Ann@GMAIL.CO ', 'ann@gmail.com'],
    ['ann@gamil.com', 'ann@gmail.com'],
    ['ann@gmal.co', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@hotmial.co.uk', 'ann@hotmail.co.uk'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@iclud.com', 'ann@icloud.com'],
    ['ann@t-onlin.de', 'ann@t-online.de'],
    ['ann@acme.con', 'ann@acme.com'],
  ])('of %j is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    'ann@gmail.com',
    'ann@mail.com',
    'ann@ymail.com',
    'ann@gmx.de',
    'ann@gmx.at',
    'ann@web.de',
    'ann@me.com',
    'ann@he.com',
    'ann@example.com',
    'ann@company.co',
    'ann@small.com',
    'ann@aol.de',
    'ann@con',
    'ann@',
    'gmial.com',
    '',
  ])('is missing for %j', typed => {
    expect(suggestEmail(typed)).toBeUndefined()
  })

  it('is never what was typed, and keeps the name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.]{1,9}@[a-z]{2,9}\.[a-z]{2,4}$/), typed => {
        const meant = suggestEmail(typed)
        if (meant === undefined) return
        expect(meant).not.toBe(typed)
        expect(meant.split('@')[0]).toBe(typed.split('@')[0])
      }),
    )
  })
})
