import { describe, expect, it } from 'vitest'
import { offeredWidths, parsePictureName, pictureUrl, servedWidths, srcSet } from './picture.ts'

const hash = '0123456789abcdef01234567'

describe('pictures', () => {
  it.each([
    [100, [100]],
    [320, [320]],
    [900, [320, 480, 640, 800, 900]],
    [1350, [320, 480, 640, 800, 1080, 1350]],
    [2000, [320, 480, 640, 800, 1080, 1350, 1600, 2000]],
    [6000, [320, 480, 640, 800, 1080, 1350, 1600, 2000, 2400]],
  ])('serves a picture of %i pixels in the widths %j', (master, widths) => {
    expect(servedWidths(master)).toEqual(widths)
  })

  it.each([
    [600, [320, 480, 640]],
    [160, [320]],
    [1350, [480, 640, 800, 900]],
    [5000, [900]],
  ])('offers for %i pixels widths from a third to the first that is large enough', (maxPixels, widths) => {
    expect(offeredWidths({ width: 900 }, maxPixels)).toEqual(widths)
  })

  it('describes widths only if there is a choice', () => {
    const picture = { hash, width: 900, height: 1125, alt: '' }
    expect(srcSet(picture, 'avif', [320, 480])).toBe(`/i/${hash}-320.avif 320w,/i/${hash}-480.avif 480w`)
    expect(srcSet(picture, 'webp', [320])).toBe(`/i/${hash}-320.webp`)
  })

  it('parses the URLs it makes', () => {
    const name = { hash, width: 480, format: 'webp' } as const
    expect(parsePictureName(pictureUrl(name).replace('/i/', ''))).toEqual(name)
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
