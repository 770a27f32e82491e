import { expect, it } from 'vitest'
import { keepInBrowser } from '#web/browser/browser-storage.fixture.ts'
import { forgetPickPagesOfOthers } from './offline-pages.ts'

it('forgets the pages of the person before, and keeps one’s own', () => {
  keepInBrowser()
  localStorage.setItem('office-pick-owner', '1')
  forgetPickPagesOfOthers(1)
  expect(localStorage.getItem('office-pick-owner')).toBe('1')
  forgetPickPagesOfOthers(2)
  expect(localStorage.getItem('office-pick-owner')).toBeNull()
})
