import { describe, expect, it } from 'vitest'
import { readParcel } from './parcel.ts'

describe('a parcel', () => {
  it('has a carrier, a number, and a page where the carrier shows it', () => {
    expect(readParcel({ carrier: ' UPS ', tracking: '1Z 99&x' })).toEqual({
      ok: true,
      parcel: {
        carrier: 'UPS',
        trackingNumber: '1Z 99&x',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z%2099%26x',
      },
    })
    expect(readParcel({ carrier: 'Bicycle', tracking: '7' })).toMatchObject({ parcel: { trackingUrl: null } })
    expect(readParcel({ carrier: 'UPS', tracking: '7', url: 'https://parcels.example/7' })).toMatchObject({
      parcel: { trackingUrl: 'https://parcels.example/7' },
    })
  })

  it.each([
    [{ tracking: '7' }, 'no-carrier'],
    [{ carrier: 'UPS', tracking: ' ' }, 'no-tracking-number'],
    [{ carrier: 'constructor', tracking: '7', url: 'parcels.example' }, 'bad-address'],
    [{ carrier: 'UPS', tracking: '7', url: 'javascript:alert(1)' }, 'bad-address'],
  ])('is not %j', (typed, because) => {
    expect(readParcel(typed)).toEqual({ ok: false, because })
  })
})
