import { describe, expect, it } from 'vitest'
import { parsePictureName, pictureUrl, servedWidths, srcSet } from './picture.ts'

const hash = '0123456789abcdef01234567'

describe('pictures', () => {
  it.each([
    [100, [100]],
    [320, [320]],
    [900, [320, 480, 640, 800, 900]],
    [1350, [320, 480, 640, 800, 1080, 1350]],
    [2000, [320, 480, 640, 800, 1080, 1350, 1600, 2000]],
    [6000, [320, 480, 640, 800, 1080, 1350, 1600, 2000]],
  ])('serves a picture of %i pixels in the widths %j', (master, widths) => {
    expect(servedWidths(master)).toEqual(widths)
  })

  it('lists widths up to the first that is large enough', () => {
    const picture = { hash, width: 900, height: 1125, alt: '' }
    expect(srcSet(picture, 'avif', 600)).toBe(
      [320, 480, 640].map(width => `/pictures/${hash}-${width}.avif ${width}w`).join(', '),
    )
    expect(srcSet(picture, 'webp', 5000)).toContain('900.webp 900w')
  })

  it('parses the URLs it makes', () => {
    const name = { hash, width: 480, format: 'webp' } as const
    expect(parsePictureName(pictureUrl(name).replace('/pictures/', ''))).toEqual(name)
  })

  it.each([
    '',
    'x.avif',
    `${hash}-480.png`,
    `${hash}-0.avif`,
    `../${hash}-480.avif`,
    `${hash}-99999.avif`,
    `${hash}-480.avif/..`,
  ])('rejects the name %j', file => {
    expect(parsePictureName(file)).toBeUndefined()
  })
})
