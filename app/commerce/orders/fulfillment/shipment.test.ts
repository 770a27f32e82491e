import { describe, expect, it } from 'vitest'
import { parseShipment } from './shipment.ts'

describe('a shipment', () => {
  it('has a carrier, a tracking number and a tracking page', () => {
    expect(parseShipment({ carrier: ' UPS ', tracking: '1Z 99&x' })).toEqual({
      ok: true,
      shipment: {
        carrier: 'UPS',
        trackingNumber: '1Z 99&x',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z%2099%26x',
      },
    })
    expect(parseShipment({ carrier: 'Bicycle', tracking: '7' })).toMatchObject({
      shipment: { trackingUrl: null },
    })
    expect(parseShipment({ carrier: 'UPS', tracking: '7', url: 'https://packages.example/7' })).toMatchObject(
      {
        shipment: { trackingUrl: 'https://packages.example/7' },
      },
    )
  })

  it.each([
    [{ tracking: '7' }, 'no-carrier'],
    [{ carrier: 'UPS', tracking: ' ' }, 'no-tracking-number'],
    [{ carrier: 'constructor', tracking: '7', url: 'packages.example' }, 'bad-url'],
    [{ carrier: 'UPS', tracking: '7', url: 'javascript:alert(1)' }, 'bad-url'],
  ])('rejects %j', (typed, reason) => {
    expect(parseShipment(typed)).toEqual({ ok: false, reason })
  })
})
