import { expect, it } from 'vitest'
import { movedPath } from './moved-paths.ts'

it.each([
  ['/wishList/tell', '/priceAlerts'],
  ['/wishlist/TELL/', '/priceAlerts'],
  ['/wishList/tell/a-B_1', '/priceAlerts/confirm/a-B_1'],
  ['/wishList/untell/$&', '/priceAlerts/unsubscribe/$&'],
  ['/wishList/untell', undefined],
  ['/compare/keep', '/compare'],
  ['/compare/keep/token', undefined],
  ['/wishList/tell.data', undefined],
  ['/wishList/tell/a/b', undefined],
  ['/wishList', undefined],
  ['/', undefined],
])('%s is now %s', (path, current) => {
  expect(movedPath(path)).toBe(current)
})
