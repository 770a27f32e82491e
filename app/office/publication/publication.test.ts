import { describe, expect, it } from 'vitest'
import { publicationText, readPublication, shownTimeText } from './publication.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const past = '2026-11-01T08:00:00.000Z'
const future = '2026-12-01T08:00:00.000Z'
const shop = { timeZone: 'America/New_York', now }

describe('a publication', () => {
  it.each([
    ['', 'draft'],
    [past, 'now'],
    [future, 'scheduled'],
    ['–', 'scheduled'],
  ] as const)('of %j is read as %s', (value, choice) => {
    expect(readPublication(value, now)).toBe(choice)
  })

  it.each([
    [{ choice: 'draft', at: '', was: past }, ''],
    [{ choice: 'now', at: '', was: '' }, now.toISOString()],
    [{ choice: 'now', at: '', was: future }, now.toISOString()],
    [{ choice: 'now', at: '', was: past }, past],
    [{ choice: 'scheduled', at: '2026-11-25T09:00', was: '' }, '2026-11-25T14:00:00.000Z'],
    [{ choice: 'scheduled', at: '', was: '' }, '–'],
    [{ choice: 'scheduled', at: 'soon', was: '' }, 'soon'],
  ] as const)('of %j is stored as %j', (sent, text) => {
    expect(publicationText(sent, shop)).toBe(text)
  })
})

describe('a time until which something is shown', () => {
  it.each([
    [{ at: '2026-11-25T09:00', was: '' }, '2026-11-25T14:00:00.000Z'],
    [{ at: '2026-11-25T09:00', was: '2026-11-25T14:00:30.000Z' }, '2026-11-25T14:00:30.000Z'],
    [{ at: '2026-11-25T09:01', was: '2026-11-25T14:00:30.000Z' }, '2026-11-25T14:01:00.000Z'],
    [{ at: '', was: '2026-11-25T14:00:30.000Z' }, ''],
    [{ at: 'soon', was: '' }, 'soon'],
  ])('of %j is stored as %j', (sent, text) => {
    expect(shownTimeText(sent, shop.timeZone)).toBe(text)
  })
})
