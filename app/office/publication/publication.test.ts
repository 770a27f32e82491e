import { describe, expect, it } from 'vitest'
import { publicationText, readPublication } from './publication.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const past = '2026-11-01T08:00:00.000Z'
const future = '2026-12-01T08:00:00.000Z'
const shop = { timeZone: 'America/New_York', now }

describe('a publication', () => {
  it.each([
    ['published_at', '', 'draft'],
    ['published_at', past, 'now'],
    ['published_at', future, 'scheduled'],
    ['publish_at', '', 'now'],
    ['publish_at', past, 'now'],
    ['publish_at', future, 'scheduled'],
    ['published_at', '–', 'scheduled'],
  ] as const)('of %s %j is read as %s', (field, value, choice) => {
    expect(readPublication(field, value, now)).toBe(choice)
  })

  it.each([
    ['published_at', { choice: 'draft', at: '', was: past }, ''],
    ['published_at', { choice: 'now', at: '', was: '' }, now.toISOString()],
    ['published_at', { choice: 'now', at: '', was: future }, now.toISOString()],
    ['published_at', { choice: 'now', at: '', was: past }, past],
    ['published_at', { choice: 'scheduled', at: '2026-11-25T09:00', was: '' }, '2026-11-25T14:00:00.000Z'],
    ['published_at', { choice: 'scheduled', at: '', was: '' }, '–'],
    ['published_at', { choice: 'scheduled', at: 'soon', was: '' }, 'soon'],
    ['publish_at', { choice: 'now', at: '', was: future }, ''],
    ['publish_at', { choice: 'now', at: '', was: past }, past],
  ] as const)('of %s is stored: %j', (field, sent, text) => {
    expect(publicationText(field, sent, shop)).toBe(text)
  })
})
