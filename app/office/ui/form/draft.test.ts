import { beforeEach, expect, it, vi } from 'vitest'
import { keepInBrowser } from '#web/browser/browser-storage.fixture.ts'

/** As a page that was just opened. */
async function openPage() {
  vi.resetModules()
  return import('./draft.ts')
}

const typed: [string, string][] = [['title', 'Tee']]

beforeEach(keepInBrowser)

it('keeps a draft for seven days', async () => {
  const { readDraft, storeDraft } = await openPage()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  storeDraft('product', typed)
  clock.mockReturnValue(7 * 24 * 60 * 60 * 1000)
  expect([readDraft('product'), readDraft('other')]).toEqual([typed, undefined])
  clock.mockReturnValue(7 * 24 * 60 * 60 * 1000 + 1)
  expect(readDraft('product')).toBeUndefined()
  clock.mockRestore()
})

it('deletes drafts of accepted forms, and keeps those of refused ones', async () => {
  const { deleteSentDrafts, isSent, keepSentDrafts, markSent, readDraft, storeDraft } = await openPage()
  for (const key of ['accepted', 'refused', 'unsent']) storeDraft(key, typed)
  for (const key of ['accepted', 'refused']) markSent(key)
  keepSentDrafts('refused')
  deleteSentDrafts()
  const keys = ['accepted', 'refused', 'unsent']
  expect(keys.map(key => readDraft(key))).toEqual([undefined, typed, typed])
  expect(keys.some(isSent)).toBe(false)
})

it('leaves no draft to the next person, not even of the page that is being left', async () => {
  const { deleteAllDrafts, readDraft, storeDraft } = await openPage()
  localStorage.setItem('office-count:1:1', 'theirs')
  storeDraft('product', typed)
  deleteAllDrafts()
  storeDraft('other', typed)
  expect([readDraft('product'), readDraft('other')]).toEqual([undefined, undefined])
  expect(localStorage.getItem('office-count:1:1')).toBe('theirs')
  const { storeDraft: storeLater, readDraft: readLater } = await openPage()
  storeLater('other', typed)
  expect(readLater('other')).toEqual(typed)
})

it('sends what a form showed when its draft was typed', async () => {
  const { baseOf } = await openPage()
  const base: [string, string][] = [['shown', '{}']]
  expect(baseOf([...typed, ...base, ['shown_from', '2026']])).toEqual(base)
})
