import { expect, it } from 'vitest'
import { focusedPicture, pictureFocus } from './picture-focus.ts'

const wide = { width: 1600, height: 1000 }
const tall = { width: 800, height: 2000 }

it.each([
  [wide, { x: 50, y: 0 }, undefined],
  [wide, { x: 0, y: 50 }, 0],
  [wide, { x: 20, y: 50 }, 0],
  [wide, { x: 40, y: 50 }, 3],
  [wide, { x: 100, y: 50 }, 10],
  [tall, { x: 0, y: 50 }, undefined],
  [tall, { x: 50, y: 10 }, 0],
  [tall, { x: 50, y: 90 }, 10],
  [{ width: 800, height: 1000 }, { x: 0, y: 0 }, undefined],
  [{ width: 803, height: 1000 }, { x: 0, y: 0 }, undefined],
])('shows the focal point of %j, %j, in the middle of the frame if it can', (size, focal, focus) => {
  expect(pictureFocus(size, focal)).toBe(focus)
})

it('adds a focus to pictures that need one, and nothing to others', () => {
  const picture = { hash: 'a', alt: '', ...wide }
  expect(focusedPicture({ ...picture, focal_x: 0, focal_y: 50 })).toEqual({ ...picture, focus: 0 })
  expect(focusedPicture({ ...picture, focal_x: 50, focal_y: 50 })).toEqual(picture)
  expect(focusedPicture({ ...picture, focal_x: null, focal_y: null })).toEqual(picture)
})
