import { describe, expect, it } from 'vitest'
import { publicationText, readPublication, shownTime } from './publication.ts'

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
    [{ at: '２０２６－１１－２５Ｔ０９：００', was: '' }, '2026-11-25T14:00:00.000Z'],
    [{ at: '2026-11-25T09:00', was: '2026-11-25T14:00:30.000Z' }, '2026-11-25T14:00:30.000Z'],
    [{ at: '2026-11-25T09:01', was: '2026-11-25T14:00:30.000Z' }, '2026-11-25T14:01:00.000Z'],
    [{ at: '', was: '2026-11-25T14:00:30.000Z' }, ''],
    [{ at: 'soon', was: '' }, 'soon'],
  ])('of %j is stored as %j', (sent, text) => {
    expect(shownTime(sent, shop.timeZone) ?? sent.at).toBe(text)
  })

  // RFC 5545: a skipped time is later, a repeated one is the first.
  it.each([
    ['America/New_York', '2027-03-14T01:45', '2027-03-14T06:45:00.000Z'],
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ])('in %s at %s, where clocks change, is stored as %s', (timeZone, at, text) => {
    expect(shownTime({ at, was: '' }, timeZone)).toBe(text)
    expect(publicationText({ choice: 'scheduled', at, was: '' }, { timeZone, now })).toBe(text)
  })

  it('stays in the second of two equal hours unless somebody changes it', () => {
    const was = '2026-11-01T06:30:00.000Z'
    const sent = { at: '2026-11-01T01:30', was }
    expect(shownTime(sent, shop.timeZone)).toBe(was)
    const before = new Date('2026-10-01T12:00:00.000Z')
    expect(publicationText({ ...sent, choice: 'scheduled' }, { ...shop, now: before })).toBe(was)
  })
})
